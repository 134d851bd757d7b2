/** OpenAPI 3.1 of every row of the contract, made from the same schemas that judge the calls. */
import { z } from 'zod'
import type { PlainRoutes } from './app.ts'
import type { Served } from './serve.ts'

// What leaves or enters as a date or an id is a string on the wire; what JSON Schema cannot say is left open.
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: schemaOf(schema, io) } })

function queryParameters(query: z.ZodType | undefined): object[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input') as { properties?: object; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

export function openApi(served: Served[], { version, url }: { version: string; url: string }) {
  const paths: Record<string, Record<string, object>> = {}
  for (const { row, schemas } of served) {
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
    const item = paths[row.path] ?? {}
    paths[row.path] = item
    item[row.method.toLowerCase()] = {
      security: row.open ? [] : [{ session: [] }],
      parameters: [
        ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
        ...queryParameters(schemas.query),
      ],
      ...(schemas.body && { requestBody: { required: true, content: json(schemas.body, 'input') } }),
      responses: {
        200: { description: 'Done', content: json(schemas.reply, 'output') },
        default: {
          description: 'No, with a sentence',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Octavo', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'octavo_session' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['message', 'code'],
          properties: {
            message: { type: 'string' },
            code: { type: 'string' },
            issues: { type: 'array', items: { type: 'object' } },
          },
        },
      },
    },
  }
}

export const docs =
  (served: Served[], about: { version: string; url: string }): PlainRoutes =>
  (app, signedIn) => {
    app.get('/api/docs', async (request) => {
      await signedIn(request)
      return openApi(served, about)
    })
  }
