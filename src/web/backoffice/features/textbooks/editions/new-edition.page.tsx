import { useState } from 'react'
import { useNavigate } from 'react-router'
import { seoulDay } from '#/lib/seoul-time.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { EditionForm } from './edition-form.tsx'
import { newValues } from './edition-values.ts'
import { useCreateEdition, useTextbookBrands } from './use-desk-editions.ts'

/** 새 교재: its body is uploaded on its own page. */
export function Component() {
  const navigate = useNavigate()
  const create = useCreateEdition()
  const brands = useTextbookBrands()
  const [chosen, setBrand] = useState<string | null>(null)
  const [values] = useState(() => newValues(seoulDay(new Date())))
  const brand = chosen ?? brands[0]?.id ?? ''
  return (
    <AdminPage title="새 교재" lead="먼저 저장한 뒤 내지 PDF를 올립니다. 공개하기 전에는 학원에 보이지 않습니다.">
      <Stack>
        {brands.length > 1 && (
          <Field label="브랜드" hint="나중에 바꿀 수 없어요.">
            {(control) => (
              <Select {...control} value={brand} onChange={(event) => setBrand(event.target.value)}>
                {brands.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <EditionForm
          values={values}
          action="저장하고 내지 올리기"
          onSave={async (form) => navigate(`/admin/editions/${await create(form, brand)}`)}
        />
      </Stack>
    </AdminPage>
  )
}
