import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'

const autoProof = z.object({
  product: z.enum(PRODUCT_CODES),
  name: z.string(),
  enabled: z.boolean(),
  /** What holds while nobody has decided. */
  usual: z.boolean(),
  changed: z.nullable(z.object({ by: z.string(), at: z.iso.datetime() })),
})
export type AutoProof = z.output<typeof autoProof>

const autoProofList = z.object({ items: z.array(autoProof) })

export const listAutoProofs = endpoint({
  id: 'auto-proofs.list',
  method: 'GET',
  path: '/api/staff/auto-proofs',
  summary: '문제 없는 파일의 시안을 스스로 올리는 상품',
  access: { who: 'staff', anyRight: ['files'] },
  trace: { none: 'nothing of a person' },
  response: autoProofList,
  errors: [],
})

export const setAutoProof = endpoint({
  id: 'auto-proofs.set',
  method: 'PUT',
  path: '/api/staff/auto-proofs/:product',
  summary: '상품마다 시안을 스스로 올릴지 정합니다.',
  access: { who: 'staff', anyRight: ['prepress'] },
  trace: { act: 'proof', says: ['enabled'] },
  params: z.object({ product: z.enum(PRODUCT_CODES) }),
  body: z.object({ enabled: z.boolean() }),
  response: autoProofList,
  errors: [],
})

export const autoProofsEndpoints = [listAutoProofs, setAutoProof] as const
