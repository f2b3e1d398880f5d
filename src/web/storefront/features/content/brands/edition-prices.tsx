import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { brandBook, brandBooks } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { listEditions } from '#/contract/textbooks/editions.contract.ts'
import { maySell, termName } from '#/domain/editions/edition.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { useIsBrandMember } from '#/web/blocks/brand-membership/use-is-brand-member.ts'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import styles from './prices.module.css'

const SHOWN = 8

/** What textbooks cost: their prices are for the brand's members, everybody else is told what is in them. */
export function EditionPrices({ brand }: { readonly brand: BrandShown }) {
  const isMember = useIsBrandMember(brand)
  const list = useQuery({
    queryKey: ['editions', brand.id, 'prices'],
    queryFn: ({ signal }) => call(listEditions, { query: { brand: brand.id }, signal, errors: 'throw' }),
    enabled: isMember,
  })
  const books = (list.data?.items ?? []).filter(({ standing }) => maySell(standing)).slice(0, SHOWN)
  const who = brand.joins === 'approval' ? '승인된 학원에만' : `${brand.name} 회원에게만`
  return (
    <Section title="교재 값" aside={<Small as="span">한 권 값(원), 부가세 포함</Small>}>
      {books.length > 0 && (
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">교재</th>
              <th scope="col">적게 찍을 때</th>
              <th scope="col">많이 찍을 때</th>
            </tr>
          </thead>
          <tbody>
            {books.map(({ id, title, grade, term, prices }) => (
              <tr key={id}>
                <th scope="row" className={styles.named}>
                  <Link to={brandBook(brand.id, id)}>
                    {title} {termName(grade, term)}
                  </Link>
                </th>
                {[prices[0], prices.length > 1 ? prices.at(-1) : undefined].map((row, at) => (
                  <td key={at === 0 ? 'few' : 'many'}>
                    {row ? (
                      <>
                        {formatCount(row.unit)} <Small as="span">{formatCount(row.copies)}권부터</Small>
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.said}>
        교재마다 부수별로 값이 정해져 있어요. 우리 학원 표지와 반별 묶음, 이름표가 값에 들어 있고 배송비는 따로예요.{' '}
        {isMember ? <Link to={brandBooks(brand.id)}>교재 목록에서 모두 보기</Link> : `값은 ${who} 보여 드려요.`}
      </p>
    </Section>
  )
}
