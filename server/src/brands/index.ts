export { brandMade } from './brands.events.ts'
export {
  answerInterview,
  brandAtWork,
  brandRow,
  createBrand,
  getBrand,
  ownBrands,
  refuseStrangeLogo,
  skipInInterview,
  switchRule,
  updateBrand,
} from './brands.service.ts'
export {
  type BrandRow,
  countBrands,
  dropSampleBrands,
  findBrandEver,
  insertBrand,
  sampleBrands,
} from './brands.store.ts'
export { brandRules } from './own-rules.ts'
export { proposeBrand } from './proposals.service.ts'
export { writerBrand } from './writer-brand.ts'
