import { changeBrand, readBrand, readLogo } from './brand.contract.ts'
import { contentAdminEndpoints } from './content-admin.contract.ts'
import { listFaqs, readFaq } from './faqs.contract.ts'
import { listNotices, readNotice } from './notices.contract.ts'
import { changeShop, getShop } from './shop.contract.ts'

export const contentEndpoints = [
  getShop,
  changeShop,
  readBrand,
  changeBrand,
  readLogo,
  listNotices,
  readNotice,
  listFaqs,
  readFaq,
  ...contentAdminEndpoints,
]
