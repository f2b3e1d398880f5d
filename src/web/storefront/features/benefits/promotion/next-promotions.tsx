import { Link } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { Small } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import styles from './promotion.module.css'

interface OtherPromotionsProps {
  readonly others: readonly { readonly id: string; readonly title: string }[]
}

export function OtherPromotions({ others }: OtherPromotionsProps) {
  if (others.length === 0) return null
  return (
    <nav className={styles.others} aria-label="다른 행사">
      <h2>다른 행사</h2>
      {others.map(({ id, title }) => (
        <Link key={id} to={to('/promotion/mobile', {}, { c: id })}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

/** How to hear of the next one: by the advertising that a member agrees to, channel by channel. */
export const NextNews = () => (
  <Small tone="plain" top={4}>
    다음 행사 소식은 받기로 하신 방법(이메일, 문자, 카카오톡)으로만 보내 드려요.
    <br />
    <TextLink to={to('/mypage/mySetting')}>소식 받을 방법 고르기</TextLink>
  </Small>
)
