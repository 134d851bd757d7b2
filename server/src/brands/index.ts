export { brandMade } from './brands.events.ts'
export { brandAtWork, createBrand, getBrand, ownBrands, refuseStrangeLogo, updateBrand } from './brands.service.ts'
export {
  type BrandRow,
  countBrands,
  dropSampleBrands,
  findBrandEver,
  insertBrand,
  sampleBrands,
} from './brands.store.ts'
