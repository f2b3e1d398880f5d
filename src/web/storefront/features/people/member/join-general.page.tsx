import { Link, useSearchParams } from 'react-router'
import { JoinForm } from './join-form.tsx'
import { MemberSheet } from './member-sheet.tsx'
import styles from './member-sheet.module.css'
import { useFrom, withFrom } from './return-path.ts'

export function Component() {
  const from = useFrom()
  const [search] = useSearchParams()
  const business = search.get('type') === 'business'
  return (
    <MemberSheet wide title={business ? '기업 회원가입' : '일반 회원가입'}>
      <JoinForm key={String(business)} type={business ? 'BUSINESS' : 'GENERAL'} />
      <nav className={styles.under} aria-label="다른 회원">
        <Link to={withFrom('/member/join', from)}>회원 종류 다시 고르기</Link>
        <Link to={withFrom('/member/login', from)}>이미 회원이면 로그인</Link>
      </nav>
    </MemberSheet>
  )
}
