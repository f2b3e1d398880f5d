import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as date from '#/contract/rules/date-rules.ts'
import * as list from '#/contract/rules/list-and-file-rules.ts'
import * as member from '#/contract/rules/member-fields.ts'
import * as number from '#/contract/rules/number-rules.ts'
import * as text from '#/contract/rules/text-rules.ts'

type Schema = z.core.$ZodType
/** What the form shows under the field; null when the value may pass. */
const says = (schema: Schema, value: unknown): string | null =>
  z.core.safeParse(schema, value).error?.issues[0]?.message ?? null
const of = (check: z.core.$ZodCheck<string>) => z.string().check(check)
const num = (check: z.core.$ZodCheck<number>) => z.number().check(check)
const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name)
const parts = (firstNumber: string, secondNumber: string, thirdNumber: string) => ({
  firstNumber,
  secondNumber,
  thirdNumber,
})

/** Specification §5 and §8: rule, a value that passes, a value that does not, and what is said. */
const RULES: readonly (readonly [string, Schema, unknown, unknown, string])[] = [
  ['not empty', of(text.notEmpty('이름')), ' ', '', '이름을 입력해 주세요.'],
  ['not blank', of(text.notBlank('전화번호')), 'a', '  ', '전화번호를 입력해 주세요.'],
  ['numbers only', of(text.numeric('수량')), '0123', '12a', '수량은 숫자만 입력할 수 있습니다.'],
  ['one of', of(text.oneOf('색', ['흑백', '컬러'])), '흑백', '금', '색은 다음 가운데 하나여야 합니다: 흑백, 컬러'],
  ['not one of', of(text.notOneOf('아이디', ['admin'])), 'hong', 'admin', '아이디는 다음 값을 쓸 수 없습니다: admin'],
  ['e-mail', of(text.emailAddress('이메일')), 'a@b.kr', 'a@b', '이메일에 올바른 이메일 주소를 입력해 주세요.'],
  ['exact length', of(text.exactLength('코드', 4)), 'D413', 'D41', '코드는 4자여야 합니다.'],
  ['min length', of(text.minLength('메모', 2)), '가나', '가', '메모는 2자 이상이어야 합니다.'],
  ['max length', of(text.maxLength('제목', 2)), '가나', '가나다', '제목은 2자 이하여야 합니다.'],
  [
    'URL',
    of(text.webUrl('누리집')),
    'https://a.kr/b',
    'ftp://a.kr',
    '누리집은 http 또는 https로 시작하는 주소여야 합니다.',
  ],
  ['UUID', of(text.uuidText('번호')), '0a1b2c3d-0000-4000-8000-000000000000', 'x', '번호는 UUID 형식이어야 합니다.'],
  ['lower case', of(text.lowerCase('아이디')), 'abc', 'aBc', '아이디는 소문자여야 합니다.'],
  ['upper case', of(text.upperCase('쿠폰')), 'ABC', 'aBC', '쿠폰은 대문자여야 합니다.'],
  [
    'maxByte counts length',
    of(text.maxByte('메모', 3)),
    '가나다',
    '가나다라',
    '메모는 최대 3바이트까지 입력할 수 있습니다.',
  ],
  ['number', number.aNumber('값'), 1, '1', '값은 숫자여야 합니다.'],
  ['number bound below', num(number.atLeast('부수', 1)), 1, 0, '부수는 1 이상이어야 합니다.'],
  ['number bound above', num(number.atMost('부수', 9)), 9, 10, '부수는 9 이하여야 합니다.'],
  ['more than', num(number.moreThan('폭', 5)), 6, 5, '폭은 5보다 커야 합니다.'],
  ['less than', num(number.lessThan('폭', 5)), 4, 5, '폭은 5보다 작아야 합니다.'],
  ['positive', num(number.positive('금액')), 1, 0, '금액은 양수여야 합니다.'],
  ['negative', num(number.negative('보정')), -1, 0, '보정은 음수여야 합니다.'],
  ['integer', num(number.integer('쪽수')), 4, 4.5, '쪽수는 정수여야 합니다.'],
  ['even', num(number.even('쪽수')), -2, 3, '쪽수는 짝수여야 합니다.'],
  ['odd', num(number.odd('쪽수')), -3, 2, '쪽수는 홀수여야 합니다.'],
  ['saddle stitch', num(number.saddleStitchPages()), 16, 18, '중철 제본의 쪽수는 4의 배수여야 합니다.'],
  [
    'typeInt',
    z.number().check(number.typeInt('수량')),
    99_999_999,
    100_000_000,
    '수량이 너무 큽니다. 8자리까지 입력할 수 있습니다.',
  ],
  [
    'typeLong',
    z.string().check(number.typeLong('금액')),
    '9'.repeat(18),
    '1' + '0'.repeat(18),
    '금액이 너무 큽니다. 18자리까지 입력할 수 있습니다.',
  ],
  ['date', of(date.dateText('납기')), '2028-02-29', '2027-02-29', '납기의 날짜 형식이 올바르지 않습니다.'],
  ['time', of(date.timeText('시각')), '23:59:59', '24:00:00', '시각의 시간 형식이 올바르지 않습니다.'],
  [
    'datetime',
    of(date.dateTimeText('예약')),
    '2026-11-20 09:00:00',
    '2026-11-20T09:00:00',
    '예약의 날짜 형식이 올바르지 않습니다.',
  ],
  [
    'date min',
    of(date.dateFrom('납기', '2026-11-20')),
    '2026-11-20',
    '2026-11-19',
    '납기는 2026-11-20 이후여야 합니다.',
  ],
  [
    'date max',
    of(date.dateUntil('납기', '2026-11-20')),
    '2026-11-20',
    '2026-11-21',
    '납기는 2026-11-20 이전이어야 합니다.',
  ],
  ['array exact', z.array(z.any()).check(list.exactCount('면', 2)), [1, 2], [1], '면은 2개여야 합니다.'],
  ['array min', z.array(z.any()).check(list.minCount('파일', 1)), [1], [], '파일은 1개 이상이어야 합니다.'],
  ['array max', z.array(z.any()).check(list.maxCount('파일', 1)), [1], [1, 2], '파일은 1개 이하여야 합니다.'],
  ['a file', list.aFile('원고'), file('a.pdf'), 'a.pdf', '원고가 파일이 아닙니다.'],
  [
    'extension',
    list.aFile('원고').check(list.extensionIn('원고', ['pdf', 'zip'])),
    file('A.PDF'),
    file('a.exe'),
    '원고는 올릴 수 없는 확장자입니다. (가능: pdf, zip)',
  ],
  [
    'no extension',
    list.aFile('원고').check(list.extensionIn('원고', ['pdf'])),
    file('pdf.pdf'),
    file('pdf'),
    '원고는 올릴 수 없는 확장자입니다. (가능: pdf)',
  ],
  [
    'file size',
    list.aFile('원고').check(list.sizeUpTo('원고', 1536)),
    file('a', 1536),
    file('a', 1537),
    '원고가 너무 큽니다. 2KB까지 올릴 수 있습니다.',
  ],
  ['phone format', member.phone('연락처'), '0212345678', '12345678', '연락처의 형식이 올바르지 않습니다.'],
  ['phone as pasted', member.phone('연락처'), ' ０１０ 1234.5678', '010 1234', '연락처의 형식이 올바르지 않습니다.'],
  ['phone with hyphens', member.phone('연락처'), '02-123-4567', '02-12-34567', '연락처의 형식이 올바르지 않습니다.'],
  [
    'mobile code',
    member.cellPhone('휴대전화'),
    '010-1234-5678',
    '0212345678',
    '휴대전화에 올바른 휴대전화 앞자리를 입력해 주세요.',
  ],
  [
    'regional code',
    member.phone('전화', 'TELEPHONE'),
    '0311234567',
    '01012345678',
    '전화에 올바른 지역번호를 입력해 주세요.',
  ],
  [
    'any code',
    member.phone('연락처'),
    '06412345678',
    '07012345678',
    '연락처에 올바른 앞자리나 지역번호를 입력해 주세요. 070, 050, 15xx 번호 대신 다른 번호를 적어 주세요.',
  ],
  [
    'phone parts',
    list.phoneParts('전화', { mode: 'ALL', required: true }),
    parts('010', '1234', '5678'),
    parts('', '', ''),
    '전화를 입력해 주세요.',
  ],
  [
    'phone parts not required',
    list.phoneParts('전화', { mode: 'ALL', required: false }),
    parts('', '', ''),
    parts('010', '', '1'),
    '전화의 형식이 올바르지 않습니다.',
  ],
  [
    'password too plain',
    member.newPassword(),
    'Bleed#3mm',
    'bleed3mm',
    '비밀번호는 영문, 숫자, 특수문자를 모두 넣어 8자 이상이어야 합니다.',
  ],
  [
    'password too short',
    member.newPassword(),
    'aBle#3mm',
    'Ble#3mm',
    '비밀번호는 영문, 숫자, 특수문자를 모두 넣어 8자 이상이어야 합니다.',
  ],
  [
    'password too long',
    member.newPassword(),
    'Bleed#3mm' + 'x'.repeat(11),
    'Bleed#3mm' + 'x'.repeat(12),
    '비밀번호는 20자 이하여야 합니다.',
  ],
  [
    'password with other characters',
    member.newPassword(),
    'Bleed?~3mm',
    'Bleed 3mm#',
    '비밀번호의 특수문자는 ! @ # $ % ^ & * ( ) _ - + = , ? ~ 만 쓸 수 있습니다.',
  ],
  [
    'password everybody uses',
    member.newPassword(),
    'Bleed#3mm',
    'Qwer1234!',
    '흔히 쓰여 쉽게 뚫리는 비밀번호입니다. 다른 것으로 정해 주세요.',
  ],
  [
    'business number',
    member.businessNumber(),
    '123-45-67891',
    '123-45-67890',
    '사업자등록번호가 올바르지 않습니다. 숫자 10자리를 다시 확인해 주세요.',
  ],
  ['zip code', member.zipcode(), '04524', '4524', '우편번호는 숫자 5자리입니다.'],
]

describe('the validation rules of the specification', () => {
  it.each(RULES)('%s', (_name, schema, passes, fails, message) => {
    expect(says(schema, passes)).toBeNull()
    expect(says(schema, fails)).toBe(message)
  })

  it('turns an optional number that is empty into null and keeps a given one', () => {
    const schema = number.optionalNumber('할인')
    expect(['', ' ', null, undefined, '12', 0].map((value) => z.parse(schema, value))).toEqual([
      null,
      null,
      null,
      null,
      12,
      0,
    ])
    expect(says(schema, '1x')).toBe('할인은 숫자여야 합니다.')
  })
})
