/** An ISBN without the hyphens and blanks that people write into it. */
export const bareIsbn = (written: string): string => written.replaceAll(/[\s-]/gu, '')

/** What is wrong with the thirteen digits of an e-book, ready to show; null where nothing is. Ten digits are of a book from before 2007. */
export function isbnProblem(written: string): string | null {
  const digits = bareIsbn(written)
  if (!/^\d+$/u.test(digits)) return 'ISBN은 숫자와 붙임표로만 적어 주세요. 없으면 비워 두세요.'
  if (digits.length !== 13)
    return `13자리여야 하는데 ${digits.length}자리예요. 종이책과 다른 번호여야 합니다. 없으면 비워 두세요.`
  if (!/^97[89]/u.test(digits)) return 'ISBN은 978이나 979로 시작합니다. 번호를 다시 확인해 주세요.'
  if (checkDigit(digits) !== Number(digits[12]))
    return '마지막 확인 숫자가 맞지 않아요. 한 자리를 잘못 적었는지 확인해 주세요. 없으면 비워 두세요.'
  return null
}

/** The thirteenth digit that the first twelve ask for. */
export function checkDigit(digits: string): number {
  const sum = Array.from(digits.slice(0, 12)).reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}
