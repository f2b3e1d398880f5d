import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { phone, zipcode } from '#/contract/rules/member-fields.ts'
import { text, uuid } from '#/contract/text.ts'
import { Done } from './login.contract.ts'

/** Most addresses one member keeps. */
export const MOST_ADDRESSES = 50

export const AddressForm = z.object({
  label: text('배송지 이름', { max: 30 }),
  receiver: text('받는 분', { max: 50 }),
  phone: phone('연락처'),
  zipcode: zipcode(),
  address: text('주소', { max: 200 }),
  addressEtc: text('상세 주소', { min: 0, max: 100 }),
  isDefault: z.boolean(),
})
export type AddressForm = z.output<typeof AddressForm>

export const SavedAddress = z.object({
  id: z.uuid(),
  label: z.string(),
  receiver: z.string(),
  phone: z.string(),
  zipcode: z.string(),
  address: z.string(),
  addressEtc: z.string(),
  isDefault: z.boolean(),
})
export type SavedAddress = z.output<typeof SavedAddress>

const params = z.object({ addressId: uuid() })

export const listAddresses = endpoint({
  id: 'addresses.list',
  method: 'GET',
  path: '/api/members/me/addresses',
  summary: 'Address book, the default first',
  access: MEMBER,
  response: z.object({ addresses: z.array(SavedAddress) }),
  errors: [],
})

export const addAddress = endpoint({
  id: 'addresses.add',
  method: 'POST',
  path: '/api/members/me/addresses',
  summary: `Adds an address; at most ${MOST_ADDRESSES}. The first becomes the default`,
  access: MEMBER,
  body: AddressForm,
  response: SavedAddress,
  errors: ['INVALID_INPUT'],
  idempotent: true,
})

export const changeAddress = endpoint({
  id: 'addresses.change',
  method: 'PUT',
  path: '/api/members/me/addresses/:addressId',
  summary: 'Replaces an address',
  access: MEMBER,
  params,
  body: AddressForm,
  response: SavedAddress,
  errors: ['NOT_FOUND'],
})

export const removeAddress = endpoint({
  id: 'addresses.remove',
  method: 'DELETE',
  path: '/api/members/me/addresses/:addressId',
  summary: 'Removes an address; orders keep their own copy',
  access: MEMBER,
  params,
  response: Done,
  errors: ['NOT_FOUND'],
})

export const addressesEndpoints = [listAddresses, addAddress, changeAddress, removeAddress]
