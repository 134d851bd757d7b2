import path from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const language = (settings: Record<string, string>) =>
  readConfig(Object.fromEntries(Object.entries(settings).map(([name, value]) => [`LANGUAGE_${name}`, value]))).language

it('reads a language model, with a budget in what it is paid by', () => {
  expect(language({})).toBeUndefined()
  expect(language({ PROVIDER: 'openai', MODEL: 'llama', BASE_URL: 'http://127.0.0.1:11434/v1/' })).toEqual({
    provider: 'openai',
    model: 'llama',
    baseUrl: 'http://127.0.0.1:11434/v1',
    price: { input: 0, output: 0 },
    dailyBudget: 2_000_000,
  })
  const paid = { PROVIDER: 'anthropic', MODEL: 'claude', API_KEY: 'k', PRICE_INPUT: '3', PRICE_OUTPUT: '15' }
  expect(language(paid)).toMatchObject({ apiKey: 'k', price: { input: 3, output: 15 }, dailyBudget: 1 })
  expect(language({ ...paid, DAILY_BUDGET: '0.25' })?.dailyBudget).toBe(0.25)
})

it.each([
  [{ PROVIDER: 'openai', MODEL: 'gpt' }, 'needs LANGUAGE_API_KEY too'],
  [{ PROVIDER: 'google', MODEL: 'g', BASE_URL: 'http://127.0.0.1:1' }, 'needs LANGUAGE_API_KEY too'],
  [{ PROVIDER: 'openai', API_KEY: 'k' }, 'needs LANGUAGE_MODEL too'],
  [{ API_KEY: 'k' }, 'need LANGUAGE_PROVIDER too'],
  [{ PROVIDER: 'other' }, 'The setting LANGUAGE_PROVIDER is wrong'],
])('stops the start at %j, and says what is missing', (settings, message) => {
  expect(() => language(settings)).toThrow(message)
})

const speech = (settings: Record<string, string>) =>
  readConfig(Object.fromEntries(Object.entries(settings).map(([name, value]) => [`SPEECH_${name}`, value]))).speech

it('reads who speaks, with a budget in what it is paid by', () => {
  expect(speech({})).toBeUndefined()
  const own = {
    PROVIDER: 'openai',
    MODEL: 'kokoro',
    BASE_URL: 'http://127.0.0.1:8880/v1/',
    VOICES: 'nova=af_sky, echo = am_adam',
  }
  expect(speech(own)).toEqual({
    ...{ provider: 'openai', model: 'kokoro', baseUrl: 'http://127.0.0.1:8880/v1', price: 0, dailyBudget: 500_000 },
    voices: { nova: 'af_sky', echo: 'am_adam' },
  })
  expect(speech({ PROVIDER: 'elevenlabs', API_KEY: 'k', PRICE: '120' })).toMatchObject({
    ...{ model: 'eleven_multilingual_v2', baseUrl: 'https://api.elevenlabs.io', dailyBudget: 5 },
  })
})

it.each([
  [{ PROVIDER: 'openai', MODEL: 'tts-1' }, 'needs SPEECH_API_KEY too'],
  [{ PROVIDER: 'openai', API_KEY: 'k' }, 'needs SPEECH_MODEL too'],
  [{ API_KEY: 'k' }, 'need SPEECH_PROVIDER too'],
  [{ PROVIDER: 'openai', MODEL: 'm', API_KEY: 'k', VOICES: 'nobody=x' }, 'The setting SPEECH_VOICES is wrong'],
  [{ PROVIDER: 'elevenlabs', API_KEY: 'k', MORE_VOICES: 'Anna=x' }, 'The setting SPEECH_MORE_VOICES is wrong'],
  [{ PROVIDER: 'elevenlabs', API_KEY: 'k', MORE_VOICES: 'A (male)=x, a (female)=y' }, 'SPEECH_MORE_VOICES is wrong'],
])('stops the start at %j, and says what is missing of the voice', (settings, message) => {
  expect(() => speech(settings)).toThrow(message)
})

it('lets what was fetched speak, unless it is told otherwise', () => {
  expect(readConfig({}).voice).toEqual({ engine: 'auto', languages: [], folder: path.resolve('data/voices') })
  const settings = { DATA_DIR: '/srv', VOICE_ENGINE: 'built-in', VOICES_MIRROR: 'https://files.example/voices' }
  const mirror = settings.VOICES_MIRROR
  expect(readConfig(settings).voice).toEqual({ engine: 'built-in', languages: [], folder: '/srv/voices', mirror })
  expect(() => readConfig({ VOICE_ENGINE: 'siri' })).toThrow('The setting VOICE_ENGINE is wrong')
  expect(readConfig({ VOICE_LANGUAGES: 'de, es,de' }).voice.languages).toEqual(['de', 'es'])
  expect(() => readConfig({ VOICE_LANGUAGES: 'Spanish' })).toThrow('The setting VOICE_LANGUAGES is wrong')
})
