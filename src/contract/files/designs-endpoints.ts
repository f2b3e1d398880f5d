import { listDesigns, readDesign } from './designs.contract.ts'
import {
  changeDesign,
  deleteDesign,
  listMyDesigns,
  readDesignUse,
  readMyDesign,
  saveDesign,
  drawMyDesigns,
} from './my-designs.contract.ts'

export const designsEndpoints = [
  listDesigns,
  readDesign,
  saveDesign,
  listMyDesigns,
  readMyDesign,
  changeDesign,
  deleteDesign,
  drawMyDesigns,
  readDesignUse,
]
