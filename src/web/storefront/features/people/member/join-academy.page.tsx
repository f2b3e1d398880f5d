import { Link } from 'react-router'
import { JoinForm } from './join-form.tsx'
import { MemberSheet } from './member-sheet.tsx'
import styles from './member-sheet.module.css'
import { useFrom, withFrom } from './return-path.ts'

export function Component() {
  const from = useFrom()
  return (
    <MemberSheet
      wide
      title="학원·강사 회원가입"
      lead="가입한 뒤 저희가 확인하고 승인하면 학원교재를 주문할 수 있습니다. 카탈로그, 전단, 포스터는 바로 주문할 수 있습니다."
    >
      <JoinForm type="ACADEMY" />
      <nav className={styles.under} aria-label="다른 회원">
        <Link to={withFrom('/member/join', from)}>회원 종류 다시 고르기</Link>
      </nav>
    </MemberSheet>
  )
}
