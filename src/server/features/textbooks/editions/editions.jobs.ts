import { moveFile, lockLine, SYSTEM } from '#/server/features/ordering/orders/orders.public.ts'
import { linePassed } from '#/server/features/prepress/preflight/preflight.public.ts'
import { makePackageOf } from '#/server/features/prepress/press/press.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
