import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brandBook, brandBooks } from '#/contract/brand-paths.ts'
import { listEditions, type ShownEdition } from '#/contract/textbooks/editions.contract.ts'
import { maySell, termName } from '#/domain/editions/edition.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './prices.module.css'

const SHOWN = 8

interface MemberPricesProps {
  readonly brand: string
  /** For whoever the brand shows no prices. */
  readonly otherwise: ReactNode
}

/** The page asks nothing otherwise: this is loaded for whoever is logged in. */
export const MemberPrices = (props: MemberPricesProps) => (
  <QueryProvider>
    <Prices {...props} />
  </QueryProvider>
)

function Prices({ brand, otherwise }: MemberPricesProps) {
  const { data } = useQuery({
    queryKey: ['editions', brand, 'prices'],
    queryFn: ({ signal }) => call(listEditions, { query: { brand }, signal, errors: 'throw' }),
  })
  const books = (data?.items ?? []).filter(({ standing }) => maySell(standing)).slice(0, SHOWN)
  if (books.length === 0) return otherwise
  return (
    <>
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
                <Link to={brandBook(brand, id)}>
                  {title} {termName(grade, term)}
                </Link>
              </th>
              <Unit row={prices[0]} />
              <Unit row={prices.length > 1 ? prices.at(-1) : undefined} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.said}>
        <Link to={brandBooks(brand)}>교재 목록에서 모두 보기</Link>
      </p>
    </>
  )
}

const Unit = ({ row }: { readonly row: ShownEdition['prices'][number] | undefined }) => (
  <td>
    {row ? (
      <>
        {formatCount(row.unit)} <Small as="span">{formatCount(row.copies)}권부터</Small>
      </>
    ) : (
      '–'
    )}
  </td>
)
