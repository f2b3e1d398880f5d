import { useState } from 'react'
import { CompanyForm, type Profile } from '#/contract/people/profile.contract.ts'
import { formatBusinessNumber } from '#/domain/members/business-number.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useProfileChange } from './use-profile-change.ts'
import { FactList } from '#/web/ui/fact-list.tsx'

export function CompanySection({ profile }: { readonly profile: Profile }) {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection title="회사 정보">
      {open ? (
        <CompanyFields profile={profile} onClose={() => setOpen(false)} />
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
            회사 정보 수정
          </Button>
        </>
      )}
    </SettingsSection>
  )
}

function CompanyFields({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) {
  const change = useProfileChange(onClose)
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: CompanyForm,
    values: {
      companyName: profile.companyName ?? '',
      companyUserName: profile.companyUserName ?? '',
      companyNumber: profile.companyNumber ?? '',
    },
    submit: (company) => change.mutateAsync({ company }),
  })
  return (
    <Form onSubmit={send}>
      <Field label="상호" error={errorOf('companyName')} required>
        {(control) => <Input {...control} {...register('companyName')} autoComplete="organization" />}
      </Field>
      <Field label="대표자 이름" error={errorOf('companyUserName')} required>
        {(control) => <Input {...control} {...register('companyUserName')} />}
      </Field>
      <Field label="사업자등록번호" error={errorOf('companyNumber')} required>
        {(control) => <Input {...control} {...register('companyNumber')} inputMode="numeric" />}
      </Field>
      <FormFailure message={failure} />
      <Toolbar>
        <Button type="submit" variant="ink" busy={busy}>
          저장
        </Button>
        <Button onClick={onClose}>취소</Button>
      </Toolbar>
    </Form>
  )
}
