import * as contract from '#/contract/opening/samples.contract.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import { beginRemoval, presentSamples } from './remove-samples.ts'
import type { SamplesDeps } from './samples-deps.ts'

export const samplesRoutes = (deps: SamplesDeps): readonly Route[] => [
  route(contract.readSamples, ({ principal }) => presentSamples(deps, principal)),
  route(contract.removeSamples, (call) => beginRemoval(deps, call, call.body)),
]
