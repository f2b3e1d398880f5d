import { useQuery } from '@tanstack/react-query'
import { brandHome, brandInfo, brandJoin } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { readEditionShelf } from '#/contract/textbooks/editions.contract.ts'
import { termName } from '#/domain/editions/edition.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useBrandSite } from '#/web/blocks/brand-site/use-brand-site.ts'
import { BookPicture } from '#/web/blocks/edition-picture/book-picture.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Section } from '#/web/ui/section.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { MembershipSteps } from './membership-steps.tsx'
import styles from './refused-member.module.css'
import { useMembership } from './use-membership.ts'

/** What the server says to who is no member of the brand; null for every other failure, and for none. */
export const whyRefused = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'FORBIDDEN' ? error.message : null

interface RefusedMemberProps {
  readonly message: string
  /** Of the site, behind the title. */
  readonly shop?: string
}

const TITLES = { waiting: '학원을 확인하고 있어요', refused: '이번에는 승인하지 못했어요' } as const

/** In place of a page of a brand that a member may not open: why, what was handed in, a taste of it, and the way on. */
export function RefusedMember({ message, shop }: RefusedMemberProps) {
  const brand = useBrandSite()
  const { data: membership, isLoading } = useMembership(brand?.id ?? '')
  if (!brand || isLoading) return <LoadingState />
  const state = membership?.state
  const heading = state === 'waiting' || state === 'refused' ? TITLES[state] : `${brand.name} 회원만 볼 수 있어요`
  return (
    <>
      {shop !== undefined && <title>{`${heading} > ${shop}`}</title>}
      <meta name="robots" content="noindex" />
      <PageHeading
        title={heading}
        lead={
          <>
            {message} {brand.texts.joining}
          </>
        }
      />
      {membership && <MembershipSteps membership={membership} />}
      <Toolbar top={5}>
        {brand.joins !== 'closed' && (
          <LinkButton variant="primary" to={brandJoin(brand.id)}>
            {state === 'none' || state === undefined ? `${brand.name} 가입하기` : '서류와 신청 내용 고치기'}
          </LinkButton>
        )}
        <LinkButton to={brandInfo(brand.id)}>주문 안내</LinkButton>
        <LinkButton to={brandHome(brand.id)}>{brand.name} 처음으로</LinkButton>
      </Toolbar>
      {brand.sells.includes('editions') && <Taste brand={brand} />}
    </>
  )
}

/** A few books of the shelf that everybody may see, while somebody waits. */
function Taste({ brand: { id, joins } }: { readonly brand: BrandShown }) {
  const shelf = useQuery({
    queryKey: ['editions', id, 'shelf'],
    queryFn: ({ signal }) => call(readEditionShelf, { query: { brand: id }, signal, errors: 'throw' }),
  })
  const books = shelf.data?.books ?? []
  if (books.length === 0) return null
  return (
    <Section
      top={7}
      title={joins === 'approval' ? '승인되면 이 교재를 주문할 수 있어요' : '가입하면 이 교재를 주문할 수 있어요'}
    >
      <ul className={styles.books}>
        {books.map((book) => (
          <li key={book.id}>
            <BookPicture book={book} cover={null} />
            <b>
              {book.title} {termName(book.grade, book.term)}
            </b>
            <span>{book.make.pages}쪽</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
