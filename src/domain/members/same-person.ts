/** Whether two people who proved the same phone are called the same, however they write it. */
export const samePerson = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (name: string) => name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase()
