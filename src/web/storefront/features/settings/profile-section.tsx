import { useState } from 'react'
import type { Profile } from '#/contract/members/profile.contract.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import { Button } from '#/web/ui/button.tsx'
import { customerWords } from './customer-words.ts'
import { ProfileForm } from './profile-form.tsx'
import styles from './settings.module.css'
import { SettingsSection } from './settings-section.tsx'

export function ProfileSection({ profile }: { readonly profile: Profile }) {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection title="기본 정보">
      {open ? (
        <ProfileForm profile={profile} onClose={() => setOpen(false)} />
      ) : (
        <>
          <dl className={styles.facts}>
            <dt>아이디</dt>
            <dd>{profile.loginId}</dd>
            <dt>회원</dt>
            <dd>{customerWords(profile)}</dd>
            {profile.discountRate > 0 && (
              <>
                <dt>할인율</dt>
                <dd>{profile.discountRate}%</dd>
              </>
            )}
            <dt>이름</dt>
            <dd>{profile.name}</dd>
            <dt>이메일</dt>
            <dd>{profile.email}</dd>
            <dt>휴대전화</dt>
            <dd>{formatPhone(profile.phone)}</dd>
          </dl>
          <Button size="sm" onClick={() => setOpen(true)}>
            기본 정보 고치기
          </Button>
        </>
      )}
    </SettingsSection>
  )
}
