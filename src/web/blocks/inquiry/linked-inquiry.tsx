import { to } from '#/contract/web-paths.ts'
import type { ContextKind } from '#/domain/support/inquiry-categories.ts'
import { TextLink } from '#/web/ui/text-link.tsx'

const WORDS = '1:1 문의'

export type About = Partial<Record<ContextKind, string>>

/** Where somebody asks; who has an account is led on to their own page with the same query. */
export const inquiryPath = (about: About = {}): string => to('/cust/inquiry', {}, { ...about })

/** A sentence of the shop in which 「1:1 문의」 leads to somebody, with what it is about. */
export function LinkedInquiry({ text, about }: { readonly text: string; readonly about?: About }) {
  const [before = '', ...rest] = text.split(WORDS)
  if (rest.length === 0) return text
  return (
    <>
      {before}
      <TextLink to={inquiryPath(about)}>{WORDS}</TextLink>
      {rest.join(WORDS)}
    </>
  )
}
