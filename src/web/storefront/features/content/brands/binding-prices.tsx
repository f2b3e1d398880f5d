import type { BindingPriceRow } from '#/domain/bindings/binding-prices.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import styles from './prices.module.css'

/** What one book costs by its pages and by how many there are of it; every block as thick as it will be. */
export function BindingPrices({ rows }: { readonly rows: readonly BindingPriceRow[] }) {
  return (
    <Section title="한 권에 얼마인가요" aside={<Small as="span">A4 흑백 스프링, 부가세 포함</Small>}>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">쪽수</th>
            {rows[0]?.units.map(({ copies }) => (
              <th key={copies} scope="col">
                {copies}권
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ pages, thickness, units }) => (
            <tr key={pages}>
              <th scope="row">
                <i style={{ height: `${thickness}px` }} aria-hidden="true" />
                {pages}쪽
              </th>
              {units.map(({ copies, unit }) => (
                <td key={copies}>{unit === null ? '–' : formatCount(unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Small>한 권 가격(원)이에요. 컬러 쪽이나 무선, 간지를 고르면 가격이 달라져요.</Small>
    </Section>
  )
}
