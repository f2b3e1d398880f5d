import { useQuery } from '@tanstack/react-query'
import { optionPath } from '#/contract/brand-paths.ts'
import { readEstimate } from '#/contract/ordering/estimates.contract.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { call } from '#/web/api/call.ts'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import styles from './estimates.module.css'
import { Small } from '#/web/ui/note.tsx'

interface EstimateLinesProps {
  readonly number: string
  /** Id of whose price it has; null is the shop itself. */
  readonly brand: string | null
}

/** The jobs of an estimate, each to be opened again where it was made by options. */
export function EstimateLines({ number, brand }: EstimateLinesProps) {
  const { data, error } = useQuery({
    queryKey: [...ESTIMATES_KEY, 'one', number],
    queryFn: ({ signal }) => call(readEstimate, { params: { number }, signal, errors: 'throw' }),
  })
  if (error)
    return (
      <p className={styles.lines} role="alert">
        품목을 불러오지 못했습니다. {error.message}
      </p>
    )
  return (
    <ul className={styles.lines} aria-busy={!data}>
      {data?.lines.map(({ position, title, summary, product, quote, files, reopens }) => (
        <li key={position}>
          <span>
            <b>{title}</b>{' '}
            <Small as="span">
              {summary}
              {files.length > 0 && ` · 파일 ${files.length}개`}
            </Small>
          </span>
          <span className={styles.lineEnd}>
            {formatWon(quote.total)}
            {reopens && (
              <LinkButton
                size="sm"
                variant="quiet"
                aria-label={`${title} 사양 다시 열기`}
                to={optionPath(kindByCode(product).slug, brand, { estimate: number, line: position })}
              >
                다시 열기
              </LinkButton>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
