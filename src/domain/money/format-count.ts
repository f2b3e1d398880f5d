/** Where the domain's texts have it from; the screens' parts, which know no print shop, take it from the same place. */
export { formatCount } from '#/lib/format-count.ts'
