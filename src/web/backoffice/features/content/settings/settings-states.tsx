import type { GoLive } from '#/contract/opening/go-live.contract.ts'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { SERVICE_WORDS } from '#/domain/opening/services.data.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { StateMark } from '#/web/ui/badge.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { MoreLink } from '#/web/ui/text-link.tsx'
import styles from './settings.module.css'

/** What a parcel costs, as boxes in the size of what they may weigh. */
export function FeesState({ fees }: { readonly fees: ShopInfo['deliveryFees'] }) {
  const heaviest = Math.max(1, ...fees.steps.map(({ upTo }) => upTo))
  return (
    <Section title="배송비" aside={<MoreLink to="/admin/settings/delivery">배송비 고치기</MoreLink>}>
      <ul className={styles.boxes}>
        {fees.steps.map(({ upTo, fee }) => (
          <li key={upTo}>
            <Box size={Math.cbrt(upTo / heaviest)} />
            <b>{upTo / 1000} kg까지</b>
            {formatWon(fee)}
          </li>
        ))}
      </ul>
      <Small>
        {[
          fees.freeFrom === null ? null : `상품 ${formatWon(fees.freeFrom)}부터 무료`,
          ...fees.regions.map(({ name, surcharge }) => `${name} ${formatWon(surcharge)} 더함`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Small>
    </Section>
  )
}

/** A carton seen from a corner; the largest of them fills the drawing. */
function Box({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <g transform={`translate(32 62) scale(${size})`} stroke="var(--ink)" strokeWidth={1 / size}>
        <path d="M0 0-28-12V-46L0-34z" fill="var(--sunk)" />
        <path d="M0 0 28-12V-46L0-34z" fill="var(--sheet)" />
        <path d="M0-34-28-46 0-58 28-46z" fill="var(--sheet)" />
      </g>
    </svg>
  )
}

/** What the shop needs of others: whether it is real, and when it last worked. */
export function ServicesState({ services }: { readonly services: GoLive['services'] }) {
  return (
    <Section title="연동" aside={<MoreLink to="/admin/go-live">하나씩 시험하기</MoreLink>}>
      <RowList dense>
        {services.map(({ service, real, says, last }) => (
          <Row
            key={service}
            end={
              <StateMark shape={!real ? 'diamond' : last?.outcome === 'passed' ? 'disc' : 'ring'}>
                {!real ? '연습용' : last?.outcome === 'passed' ? '됨' : '해 보지 않음'}
              </StateMark>
            }
          >
            <b>{SERVICE_WORDS[service].name}</b> {says}
            {last && <Small as="span"> {seoulDateTime(new Date(last.at)).slice(0, 16)}</Small>}
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
