import { useState } from 'react'
import type { Profile } from '#/contract/people/profile.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import { Button } from '#/web/ui/button.tsx'
import { customerLabels } from './customer-labels.ts'
import { ProfileForm } from './profile-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'

export function ProfileSection({ profile }: { readonly profile: Profile }) {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection title="기본 정보">
      {open ? (
        <ProfileForm profile={profile} onClose={() => setOpen(false)} />
      ) : (
        <>
          <FactList
            terms={96}
            facts={[
              ['아이디', profile.loginId],
              ['회원', customerLabels(profile)],
              profile.discountRate > 0 && ['할인율', `${profile.discountRate}%`],
              ['이름', profile.name],
              ['이메일', profile.emailProven ? `${profile.email} (인증함)` : `${profile.email} (인증 전)`],
              ['휴대전화', formatPhone(profile.phone)],
            ]}
          />
          <p>
            <TextLink to={to('/member/premium')}>회원 등급</TextLink> ·{' '}
            <TextLink to={to('/mypage/credit')}>후불 내역</TextLink>
          </p>
          <Button size="sm" onClick={() => setOpen(true)}>
            기본 정보 수정
          </Button>
        </>
      )}
    </SettingsSection>
  )
}
