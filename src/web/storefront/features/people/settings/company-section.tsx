import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CompanyForm, type Profile } from '#/contract/people/profile.contract.ts'
import { formatBusinessNumber } from '#/domain/members/business-number.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './settings.module.css'
import { SettingsSection } from './settings-section.tsx'
import { useProfileChange } from './use-profile-change.ts'
import { FactList } from '#/web/ui/fact-list.tsx'

export function CompanySection({ profile }: { readonly profile: Profile }) {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection title="회사 정보">
      {open ? (
        <Form profile={profile} onClose={() => setOpen(false)} />
      ) : (
        <>
          <FactList
            terms={96}
            facts={[
              ['상호', profile.companyName],
              ['대표자', profile.companyUserName],
              ['사업자번호', profile.companyNumber && formatBusinessNumber(profile.companyNumber)],
            ]}
          />
          <Button size="sm" onClick={() => setOpen(true)}>
            회사 정보 고치기
          </Button>
        </>
      )}
    </SettingsSection>
  )
}

function Form({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) {
  const change = useProfileChange(onClose)
  const { register, handleSubmit, formState } = useForm<z.output<typeof CompanyForm>>({
    resolver: zodResolver(CompanyForm),
    defaultValues: {
      companyName: profile.companyName ?? '',
      companyUserName: profile.companyUserName ?? '',
      companyNumber: profile.companyNumber ?? '',
    },
  })
  const { errors } = formState
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit((company) => change.mutate({ company }))}>
      <Field label="상호" error={errors.companyName?.message} required>
        {(control) => <Input {...control} {...register('companyName')} autoComplete="organization" />}
      </Field>
      <Field label="대표자 이름" error={errors.companyUserName?.message} required>
        {(control) => <Input {...control} {...register('companyUserName')} />}
      </Field>
      <Field label="사업자등록번호" error={errors.companyNumber?.message} required>
        {(control) => <Input {...control} {...register('companyNumber')} inputMode="numeric" />}
      </Field>
      <FormFailure message={change.error?.message ?? null} />
      <span className={styles.acts}>
        <Button type="submit" variant="ink" busy={change.isPending}>
          저장
        </Button>
        <Button onClick={onClose}>그만두기</Button>
      </span>
    </form>
  )
}
