/** Words, keyboard runs and names that everybody starts a password with. */
const BEGINNINGS =
  'qwer asdf zxcv abcd abc qwerty asdfg qaz password passwd pass test admin love korea seoul iloveyou welcome letmein hello master user guest root samsung naver kakao google apple happy baby angel dragon monkey sunshine princess football baseball superman batman computer internet tkfkdgo dkssud dkagh qlalfqjsgh gkrtod thsu wjdqh jikji print book a aa aaa q qq qw qwe as asd zx zxc ab abcde abcdef love1 sky star moon secret changeme default temp login hong kim lee park choi dlrjf dkdlel alclsshadk rkskek qkqh spring summer autumn winter fall january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday qwe asd zxc owner staff manager shop secure pass12 tjdnf gksrnr rhksflwk'

/** What everybody adds to reach the length and the digit. */
const ENDINGS =
  '1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 11 111 1111 11111 111111 11111111 00 000 0000 0070 77 7777 777777 88 8888 99 9999 1004 1212 2580 486 4321 54321 654321 987654321 1q2w3e 2020 2021 2022 2023 2024 2025 2026 2027 010'

const WHOLE =
  '1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc qaz123 zaq12wsx zaq1xsw2 a1b2c3d4 a1s2d3f4 1a2b3c4d 123qwe 123qweasd 1234qwer 1234abcd 1234asdf 12345a 123456a 1234567a 12345678a 123456789a 1111aaaa 111aaa 0000aaaa 123abc 1234abc qwe123asd asd123qwe trustno1 p4ssw0rd passw0rd passw0rd1 pa55word pa55w0rd p4ssword1 adm1n123 qwerty1q 1qazxsw2 qazwsx123 g0odluck w3lcome1'

/** What passwords that everybody tries first are made of, in lower case; shorter ones turn up by chance. */
export const COMMON_PASSWORD_WORDS: readonly string[] = [
  ...new Set(`${WHOLE} ${BEGINNINGS} ${ENDINGS}`.split(' ').filter((word) => word.length >= 3)),
]
