import { NoPictures, type Pictures } from './pictures.ts'

/** Without a key there are none: films draw what they show. */
export const noPictures = (name: string): Pictures => ({
  name,
  embedded: true,
  costs: 'nothing',
  sources: [],
  find: async () => [],
  async take() {
    throw new NoPictures('declined')
  },
})
