import { archiveEndpoints } from './archive.contract.ts'
import { attachmentsEndpoints } from './attachments.contract.ts'
import { brandsEndpoints } from './brands.contract.ts'
import { staffBrandsEndpoints } from './staff-brands.contract.ts'
import { changeBrand, readBrand, readLogo } from './brand.contract.ts'
import { pressNewsEndpoints } from './press-news.contract.ts'
import { listFaqs, readFaq } from './faqs.contract.ts'
import { homeEndpoints } from './home.contract.ts'
import { listNotices } from './notices.contract.ts'
import { readNotice } from './read-notice.contract.ts'
import { changeShop, getShop } from './shop.contract.ts'
import { popupsEndpoints } from './popups.contract.ts'
import { shownEndpoints } from './shown.contract.ts'
import { writingEndpoints } from './writing.contract.ts'

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
  ...homeEndpoints,
  ...brandsEndpoints,
  ...staffBrandsEndpoints,
  ...writingEndpoints,
  ...attachmentsEndpoints,
  ...archiveEndpoints,
  ...shownEndpoints,
  ...popupsEndpoints,
  ...pressNewsEndpoints,
]
