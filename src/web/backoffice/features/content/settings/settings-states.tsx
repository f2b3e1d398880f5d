import type { GoLive } from '#/contract/opening/go-live.contract.ts'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { ServiceRows } from '#/web/blocks/service-checks/service-rows.tsx'
import { Small } from '#/web/ui/note.tsx'
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

/** What the shop needs of others: what its settings say, and a try of each, the same as before the opening. */
export function ServicesState({ services }: { readonly services: GoLive['services'] }) {
  return (
    <Section title="연동" aside={<MoreLink to="/admin/go-live">개점 전 점검</MoreLink>}>
      <Small>열쇠와 주소는 서버 설정에서 바꿉니다. 바꾼 뒤에 여기에서 한 번씩 써 보세요.</Small>
      <ServiceRows services={services} />
    </Section>
  )
}
