import type { Endpoint, ResultOf } from '#/contract/endpoint.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { RouterContextProvider, createContext, data } from 'react-router'
import { ApiError } from './api-error.ts'
import type { CallInput, LooseInput } from './call.ts'
import { call, pathWithQuery, readEnvelope } from './call.ts'

/** Asks this server's own API without a network; set by the server's render, null in the browser. */
export type ServerTransport = (path: string) => Promise<Response>

export const serverTransport = createContext<ServerTransport | null>(null)

/**
 * For page loaders, which run on the server and in the browser: asks a public GET endpoint and turns a failure into the
 * page's own HTTP status, so that a missing notice is a real 404.
 */
export async function pageCall<E extends Endpoint>(
  args: LoaderFunctionArgs,
  endpoint: E,
  input: CallInput<E>,
): Promise<ResultOf<E>> {
  const transport = args.context instanceof RouterContextProvider ? args.context.get(serverTransport) : null
  try {
    if (!transport) return await call(endpoint, { ...input, signal: args.request.signal, errors: 'throw' })
    return (await readEnvelope(await transport(pathWithQuery(endpoint, input)))) as ResultOf<E>
  } catch (error) {
    if (error instanceof ApiError)
      throw data({ message: error.message }, { status: statusOf(error, input as LooseInput) })
    throw error
  }
}

/** A number in the address that no notice could have is a page that does not exist, not a wrong request. */
function statusOf({ status, fields }: ApiError, { params = {} }: LooseInput): number {
  const wrong = Object.keys(fields)
  return wrong.length > 0 && wrong.every((name) => name in params) ? 404 : status || 503
}
