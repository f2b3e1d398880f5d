import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { brandHome } from '#/contract/brand-paths.ts'
import { type BrandKept, saveBrand } from '#/contract/content/staff-brands.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { BRAND_ID_PATTERN } from '#/domain/brands/brand.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { toast } from '#/web/ui/toasts.ts'
import { BRANDS_KEY } from './use-brands.ts'

export type BrandSiteFormState = ReturnType<typeof useBrandSiteForm>['form']

/** A brand as it is typed; a new one also gets its address. */
export function useBrandSiteForm(brand: BrandKept) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [id, setId] = useState(brand.id)
  const [idProblem, setIdProblem] = useState<string | null>(null)
  const { id: _id, position: _position, memberType: _type, contact, ...values } = brand
  const form = useApiForm({
    schema: bodyOf(saveBrand),
    values: {
      ...values,
      contact: { telephone: contact.telephone ?? '', mail: contact.mail ?? '', hours: contact.hours ?? '' },
    },
    submit: async (body) => {
      const address = id.trim()
      if (!BRAND_ID_PATTERN.test(address)) {
        setIdProblem('영문 소문자로 시작해 소문자, 숫자, 줄표로 두 자 이상 적어 주세요.')
        return
      }
      setIdProblem(null)
      const saved = await call(saveBrand, { params: { id: address }, body, errors: 'throw' })
      toast(body.version === 0 ? `${saved.name} 브랜드를 만들었어요. ${brandHome(saved.id)}` : '저장했어요.')
      await client.invalidateQueries({ queryKey: BRANDS_KEY })
      if (body.version === 0) await navigate(`/admin/settings/brands/${saved.id}`)
    },
  })
  return { form, id, setId, idProblem, isNew: brand.version === 0 }
}
