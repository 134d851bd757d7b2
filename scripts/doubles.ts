/**
 * `npm run doubles`: what stands on loopback in the place of services that cost money, for trying them by hand. Prints the settings
 * with which a product started beside it uses them.
 */
import { parseArgs } from 'node:util'
import { MISBEHAVIORS, startModel, VENDORS } from '../server/src/services/language/model.fixture.ts'
import { startPictures } from '../server/src/services/pictures/pictures.fixture.ts'
import { SLIPS, SPEAKERS, startSpeaker } from '../server/src/services/voice/speech.fixture.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } })
const port = Number(values.port)
const model = await startModel(port)
const pictures = await startPictures(port && port + 1)
const speaker = await startSpeaker(port && port + 2)

const settingsOf = (vendor: (typeof VENDORS)[number]): string => {
  const { provider, model: name, apiKey, baseUrl } = model.settings(vendor)
  const rows = { PROVIDER: provider, MODEL: name, API_KEY: apiKey, BASE_URL: baseUrl, PRICE_INPUT: 2, PRICE_OUTPUT: 10 }
  return Object.entries(rows)
    .map(([key, value]) => `LANGUAGE_${key}=${value}`)
    .join('\n')
}

const speechOf = (provider: (typeof SPEAKERS)[number]): string => {
  const { model: name, apiKey, baseUrl, price } = speaker.settings(provider)
  const rows = { PROVIDER: provider, MODEL: name, API_KEY: apiKey, BASE_URL: baseUrl, PRICE: price }
  return Object.entries(rows)
    .map(([key, value]) => `SPEECH_${key}=${value}`)
    .join('\n')
}

console.log(`A language model, spoken to as one of three vendors. Put one of these into .env, and start the product anew:

${VENDORS.map(settingsOf).join('\n\n')}

With another end of its name it misbehaves every time:
${Object.entries(MISBEHAVIORS)
  .map(([name, does]) => `  LANGUAGE_MODEL=double-${name.padEnd(10)} ${does}`)
  .join('\n')}

A voice, spoken to as one of two vendors:

${SPEAKERS.map(speechOf).join('\n\n')}

It misbehaves too:
${Object.entries(SLIPS)
  .map(([name, does]) => `  SPEECH_MODEL=double-${name.padEnd(10)} ${does}`)
  .join('\n')}

Photographs and made pictures, in one color each:

PEXELS_API_KEY=${pictures.apiKey}
PEXELS_BASE_URL=${pictures.baseUrl.pexels}
PIXABAY_API_KEY=${pictures.apiKey}
PIXABAY_BASE_URL=${pictures.baseUrl.pixabay}
PICTURES_MODEL=${pictures.made.model}
PICTURES_API_KEY=${pictures.apiKey}
PICTURES_BASE_URL=${pictures.made.baseUrl}
PICTURES_PRICE=0.04

Ctrl+C ends them.`)
