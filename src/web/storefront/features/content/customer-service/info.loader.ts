import { type LoaderFunctionArgs } from 'react-router'
import { getShop } from '#/contract/content/shop.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = (args: LoaderFunctionArgs) => pageCall(args, getShop, {})
