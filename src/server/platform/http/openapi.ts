import * as z from 'zod/mini'
import type { Endpoint } from '#/contract/endpoint.ts'
import { type ErrorCode, ERRORS } from '#/contract/errors.ts'

type Json = Readonly<Record<string, unknown>>

/** Failures that any endpoint can answer with. */
const ALWAYS: readonly ErrorCode[] = ['INVALID_INPUT', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE']

/** The OpenAPI 3.1 document, from the same objects that mount the routes. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  const schemas: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Jikji', version: '1', description: '인쇄물 온라인 주문' },
    paths,
    components: {
      schemas,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer' },
        refreshToken: { type: 'apiKey', in: 'header', name: 'refresh-token' },
      },
    },
  }
}

/** Schemas that have a name are collected in `named` and referred to. */
function operation(endpoint: Endpoint, named: Record<string, Json>): Json {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')]
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    ...(endpoint.access.who === 'public' || endpoint.access.who === 'proof' ? {} : { security: [{ accessToken: [] }] }),
    'x-access': endpoint.access,
    ...(endpoint.keyScope ? { 'x-api-key-scope': endpoint.keyScope } : {}),
    parameters: endpoint.idempotent ? [...parameters, IDEMPOTENCY_KEY] : parameters,
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input', named)) } }
      : {}),
    responses: { 200: { description: '성공', content: json(success(endpoint, named)) }, ...failures(endpoint) },
  }
}

const IDEMPOTENCY_KEY = {
  name: 'idempotency-key',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 8, maxLength: 128 },
}

function success(endpoint: Endpoint, named: Record<string, Json>): Json {
  return {
    type: 'object',
    required: ['result', 'resultData'],
    properties: { result: { const: 'SUCCESS' }, resultData: schemaOf(endpoint.response, 'output', named) },
  }
}

function failures(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set([...endpoint.errors, ...ALWAYS])) {
    const { status } = ERRORS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content: json(failure(codes)) }]),
  )
}

function failure(codes: readonly ErrorCode[]): Json {
  return {
    type: 'object',
    required: ['result', 'code', 'message'],
    properties: {
      result: { const: 'FAIL' },
      code: { enum: codes },
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      needAdditionalInfo: { type: 'boolean' },
      requestId: { type: 'string' },
    },
  }
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): readonly Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input', {}) as {
    properties?: Readonly<Record<string, Json>>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output', named: Record<string, Json>): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $defs = {}, ...rest } = JSON.parse(text) as Json & { readonly $defs?: Readonly<Record<string, Json>> }
  for (const [name, { id: _id, ...definition }] of Object.entries($defs)) named[name] = definition
  return rest
}

const json = (schema: Json) => ({ 'application/json': { schema } })
