import { Link } from 'react-router'
import { LinkRows } from '#/web/ui/link-rows.tsx'
import { MemberSheet } from './member-sheet.tsx'
import styles from './member-sheet.module.css'
import { useFrom, withFrom } from './return-path.ts'

const TYPES = [
  { path: '/member/join/general', name: '일반 회원', text: '개인이 책, 전단, 포스터를 주문합니다.' },
  {
    path: '/member/join/general?type=business',
    name: '기업 회원',
    text: '사업자등록번호로 가입하고 세금계산서를 받습니다.',
  },
  {
    path: '/member/join/academy',
    name: '학원·강사 회원',
    text: '학원교재를 주문합니다. 가입 승인을 받은 뒤 주문할 수 있습니다.',
  },
] as const

export function Component() {
  const from = useFrom()
  return (
    <MemberSheet title="회원가입" lead="어떤 회원으로 가입하시나요?">
      <LinkRows rows={TYPES.map(({ path, name, text }) => ({ to: withFrom(path, from), title: name, text }))} />
      <nav className={styles.under} aria-label="계정">
        <Link to={withFrom('/member/login', from)}>이미 회원이면 로그인</Link>
      </nav>
    </MemberSheet>
  )
}
