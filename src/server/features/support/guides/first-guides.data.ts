import { GUIDE_1_1 } from './first/guide1-1.data.ts'
import { GUIDE_1_2 } from './first/guide1-2.data.ts'
import { GUIDE_1_3 } from './first/guide1-3.data.ts'
import { GUIDE_1_4 } from './first/guide1-4.data.ts'
import { GUIDE_1_5 } from './first/guide1-5.data.ts'
import { GUIDE_1_6 } from './first/guide1-6.data.ts'
import { GUIDE_1_7 } from './first/guide1-7.data.ts'
import { GUIDE_1_8 } from './first/guide1-8.data.ts'
import { GUIDE_1_9 } from './first/guide1-9.data.ts'
import { GUIDE_2_1 } from './first/guide2-1.data.ts'
import { GUIDE_2_2 } from './first/guide2-2.data.ts'
import { GUIDE_2_3 } from './first/guide2-3.data.ts'
import { GUIDE_2_4 } from './first/guide2-4.data.ts'
import { GUIDE_2_5 } from './first/guide2-5.data.ts'
import { GUIDE_2_6 } from './first/guide2-6.data.ts'
import { GUIDE_3_1 } from './first/guide3-1.data.ts'
import { GUIDE_3_2 } from './first/guide3-2.data.ts'
import { GUIDE_3_3 } from './first/guide3-3.data.ts'
import { GUIDE_4_1 } from './first/guide4-1.data.ts'
import { GUIDE_4_2 } from './first/guide4-2.data.ts'
import { GUIDE_4_3 } from './first/guide4-3.data.ts'
import { GUIDE_4_4 } from './first/guide4-4.data.ts'
import { GUIDE_4_5 } from './first/guide4-5.data.ts'
import { GUIDE_4_6 } from './first/guide4-6.data.ts'
import { GUIDE_5_1 } from './first/guide5-1.data.ts'
import { GUIDE_5_2 } from './first/guide5-2.data.ts'
import { GUIDE_5_3 } from './first/guide5-3.data.ts'
import { GUIDE_5_4 } from './first/guide5-4.data.ts'
import { GUIDE_5_5 } from './first/guide5-5.data.ts'
import { GUIDE_6_1 } from './first/guide6-1.data.ts'
import { GUIDE_6_2 } from './first/guide6-2.data.ts'
import { GUIDE_6_3 } from './first/guide6-3.data.ts'
import { GUIDE_6_4 } from './first/guide6-4.data.ts'
import { GUIDE_6_5 } from './first/guide6-5.data.ts'
import { GUIDE_6_6 } from './first/guide6-6.data.ts'
import { GUIDE_6_7 } from './first/guide6-7.data.ts'
import { GUIDE_6_8 } from './first/guide6-8.data.ts'
import { GUIDE_6_9 } from './first/guide6-9.data.ts'
import { GUIDE_6_10 } from './first/guide6-10.data.ts'
import { GUIDE_7_1 } from './first/guide7-1.data.ts'
import { GUIDE_7_2 } from './first/guide7-2.data.ts'
import { GUIDE_7_3 } from './first/guide7-3.data.ts'
import { GUIDE_7_4 } from './first/guide7-4.data.ts'
import { GUIDE_7_5 } from './first/guide7-5.data.ts'
import { GUIDE_7_6 } from './first/guide7-6.data.ts'
import { GUIDE_7_7 } from './first/guide7-7.data.ts'
import { GUIDE_7_8 } from './first/guide7-8.data.ts'
import { GUIDE_7_9 } from './first/guide7-9.data.ts'
import { GUIDE_7_10 } from './first/guide7-10.data.ts'
import type { FirstGuide } from './first-guide.ts'

export const FIRST_GUIDES: readonly FirstGuide[] = [
  GUIDE_1_1,
  GUIDE_1_2,
  GUIDE_1_3,
  GUIDE_1_4,
  GUIDE_1_5,
  GUIDE_1_6,
  GUIDE_1_7,
  GUIDE_1_8,
  GUIDE_1_9,
  GUIDE_2_1,
  GUIDE_2_2,
  GUIDE_2_3,
  GUIDE_2_4,
  GUIDE_2_5,
  GUIDE_2_6,
  GUIDE_3_1,
  GUIDE_3_2,
  GUIDE_3_3,
  GUIDE_4_1,
  GUIDE_4_2,
  GUIDE_4_3,
  GUIDE_4_4,
  GUIDE_4_5,
  GUIDE_4_6,
  GUIDE_5_1,
  GUIDE_5_2,
  GUIDE_5_3,
  GUIDE_5_4,
  GUIDE_5_5,
  GUIDE_6_1,
  GUIDE_6_2,
  GUIDE_6_3,
  GUIDE_6_4,
  GUIDE_6_5,
  GUIDE_6_6,
  GUIDE_6_7,
  GUIDE_6_8,
  GUIDE_6_9,
  GUIDE_6_10,
  GUIDE_7_1,
  GUIDE_7_2,
  GUIDE_7_3,
  GUIDE_7_4,
  GUIDE_7_5,
  GUIDE_7_6,
  GUIDE_7_7,
  GUIDE_7_8,
  GUIDE_7_9,
  GUIDE_7_10,
]
