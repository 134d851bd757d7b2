export { brandMade } from './brands.events.ts'
export {
  brandAtWork,
  createBrand,
  deleteBrand,
  getBrand,
  listBrands,
  ownBrands,
  refuseStrangeLogo,
  restoreBrand,
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
