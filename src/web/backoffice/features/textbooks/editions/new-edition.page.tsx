import { useState } from 'react'
import { useNavigate } from 'react-router'
import { seoulDay } from '#/lib/seoul-time.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { EditionForm } from './edition-form.tsx'
import { newValues } from './edition-values.ts'
import { useCreateEdition } from './use-desk-editions.ts'

/** 새 교재: its body is uploaded on its own page. */
export function Component() {
  const navigate = useNavigate()
  const create = useCreateEdition()
  const [values] = useState(() => newValues(seoulDay(new Date())))
  return (
    <AdminPage title="새 교재" lead="먼저 저장한 뒤 내지 PDF를 올립니다. 공개하기 전에는 학원에 보이지 않습니다.">
      <EditionForm
        values={values}
        action="저장하고 내지 올리기"
        onSave={async (form) => navigate(`/admin/editions/${await create(form)}`)}
      />
    </AdminPage>
  )
}
