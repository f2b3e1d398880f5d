/** What the carriers count: a Korean syllable is two bytes of EUC-KR. Longer texts go out as a long message. */
export const SMS_BYTES = 90

export const smsBytes = (text: string): number =>
  [...text].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) < 0x80 ? 1 : 2), 0)
