import type { readWallet } from '#/contract/benefits/wallet.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { to } from '#/contract/web-paths.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/web/ui/price.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import styles from './coupons.module.css'

/** What else there is to pay with, and where its history stands. */
export const OwnValue = ({ wallet: { points, emoney } }: { readonly wallet: ResultOf<typeof readWallet> }) => (
  <p className={styles.value}>
    <TextLink to={to('/mypage/emoney')}>포인트 {formatCount(points)}P</TextLink>
    <TextLink to={to('/mypage/emoney')}>e머니 {formatWon(emoney)}</TextLink>
  </p>
)
