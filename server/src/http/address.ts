import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Where a request comes from, as limits know it: a household has a whole /64 of IPv6 addresses, and each counts as the same. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip)
