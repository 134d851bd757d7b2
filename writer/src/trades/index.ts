import { accountant } from './accountant.ts'
import { antiqueShop } from './antique-shop.ts'
import { applianceRepair } from './appliance-repair.ts'
import { aquariumShop } from './aquarium-shop.ts'
import { architect } from './architect.ts'
import { artSchool } from './art-school.ts'
import { autoRepair } from './auto-repair.ts'
import { bakery } from './bakery.ts'
import { barber } from './barber.ts'
import { bikeShop } from './bike-shop.ts'
import { blacksmith } from './blacksmith.ts'
import { boardGameCafe } from './board-game-cafe.ts'
import { boardingKennel } from './boarding-kennel.ts'
import { boatRental } from './boat-rental.ts'
import { bookkeeper } from './bookkeeper.ts'
import { bookstore } from './bookstore.ts'
import { brewery } from './brewery.ts'
import { butcher } from './butcher.ts'
import { tradesByName } from './by-name.ts'
import { cakeMaker } from './cake-maker.ts'
import { campground } from './campground.ts'
import { candleMaker } from './candle-maker.ts'
import { carDetailer } from './car-detailer.ts'
import { carpenter } from './carpenter.ts'
import { carpetCleaner } from './carpet-cleaner.ts'
import { caterer } from './caterer.ts'
import { charity } from './charity.ts'
import { cheeseShop } from './cheese-shop.ts'
import { chimneySweep } from './chimney-sweep.ts'
import { chocolateMaker } from './chocolate-maker.ts'
import { church } from './church.ts'
import { climbingGym } from './climbing-gym.ts'
import { clockAndWatchRepair } from './clock-and-watch-repair.ts'
import { clothingBoutique } from './clothing-boutique.ts'
import { coffeeShop } from './coffee-shop.ts'
import { cookingSchool } from './cooking-school.ts'
import { coworkingSpace } from './coworking-space.ts'
import { danceSchool } from './dance-school.ts'
import { daySpa } from './day-spa.ts'
import { daycare } from './daycare.ts'
import { deli } from './deli.ts'
import { dentist } from './dentist.ts'
import { distillery } from './distillery.ts'
import { dj } from './dj.ts'
import { dogGroomer } from './dog-groomer.ts'
import { dogTrainer } from './dog-trainer.ts'
import { dogWalker } from './dog-walker.ts'
import { dramaSchool } from './drama-school.ts'
import { drivingSchool } from './driving-school.ts'
import { droneService } from './drone-service.ts'
import { dryCleaner } from './dry-cleaner.ts'
import { electrician } from './electrician.ts'
import { electronicsStore } from './electronics-store.ts'
import { escapeRoom } from './escape-room.ts'
import { eventPlanner } from './event-planner.ts'
import { falconryCenter } from './falconry-center.ts'
import { farmShop } from './farm-shop.ts'
import { farrier } from './farrier.ts'
import { financialPlanner } from './financial-planner.ts'
import { fishingCharter } from './fishing-charter.ts'
import { flooringInstaller } from './flooring-installer.ts'
import { florist } from './florist.ts'
import { foodTruck } from './food-truck.ts'
import { funeralHome } from './funeral-home.ts'
import { furnitureMaker } from './furniture-maker.ts'
import { furnitureRestorer } from './furniture-restorer.ts'
import { furnitureStore } from './furniture-store.ts'
import { garageDoorCompany } from './garage-door-company.ts'
import { gardenCenter } from './garden-center.ts'
import { giftShop } from './gift-shop.ts'
import { golfCoach } from './golf-coach.ts'
import { graphicDesigner } from './graphic-designer.ts'
import { gym } from './gym.ts'
import { hairSalon } from './hair-salon.ts'
import { handyman } from './handyman.ts'
import { hardwareStore } from './hardware-store.ts'
import { homeCareAgency } from './home-care-agency.ts'
import { homeInspector } from './home-inspector.ts'
import { honeyAndBeekeepingSupplies } from './honey-and-beekeeping-supplies.ts'
import { hotel } from './hotel.ts'
import { houseCleaner } from './house-cleaner.ts'
import { housePainter } from './house-painter.ts'
import { hvacCompany } from './hvac-company.ts'
import { iceCreamShop } from './ice-cream-shop.ts'
import { industrialValveSupplier } from './industrial-valve-supplier.ts'
import { insuranceBroker } from './insurance-broker.ts'
import { interiorDesigner } from './interior-designer.ts'
import { itSupport } from './it-support.ts'
import { jeweler } from './jeweler.ts'
import { juiceBar } from './juice-bar.ts'
import { kitchenFitter } from './kitchen-fitter.ts'
import { knifeSharpening } from './knife-sharpening.ts'
import { knittingAndYarnShop } from './knitting-and-yarn-shop.ts'
import { landscaper } from './landscaper.ts'
import { languageSchool } from './language-school.ts'
import { lashAndBrowStudio } from './lash-and-brow-studio.ts'
import { lawFirm } from './law-firm.ts'
import { lawnCare } from './lawn-care.ts'
import { leatherWorkshop } from './leather-workshop.ts'
import { lifeCoach } from './life-coach.ts'
import { locksmith } from './locksmith.ts'
import { makeupArtist } from './makeup-artist.ts'
import { marketingAgency } from './marketing-agency.ts'
import { martialArtsSchool } from './martial-arts-school.ts'
import { massageStudio } from './massage-studio.ts'
import { mattressStore } from './mattress-store.ts'
import { mealPrepService } from './meal-prep-service.ts'
import { midwife } from './midwife.ts'
import { mobileBar } from './mobile-bar.ts'
import { mobileBikeRepair } from './mobile-bike-repair.ts'
import { mortgageBroker } from './mortgage-broker.ts'
import { motorcycleWorkshop } from './motorcycle-workshop.ts'
import { movieTheater } from './movie-theater.ts'
import { movingCompany } from './moving-company.ts'
import { museum } from './museum.ts'
import { mushroomFarm } from './mushroom-farm.ts'
import { musicSchool } from './music-school.ts'
import { nailSalon } from './nail-salon.ts'
import { nutritionCoach } from './nutrition-coach.ts'
import { oliveOilAndSpiceShop } from './olive-oil-and-spice-shop.ts'
import { optician } from './optician.ts'
import { packagingSupplier } from './packaging-supplier.ts'
import { partyEntertainer } from './party-entertainer.ts'
import { partyRental } from './party-rental.ts'
import { personalTrainer } from './personal-trainer.ts'
import { pestControl } from './pest-control.ts'
import { petShop } from './pet-shop.ts'
import { pharmacy } from './pharmacy.ts'
import { phoneAndComputerRepair } from './phone-and-computer-repair.ts'
import { photographer } from './photographer.ts'
import { physiotherapist } from './physiotherapist.ts'
import { pictureFramer } from './picture-framer.ts'
import { pilatesStudio } from './pilates-studio.ts'
import { pizzeria } from './pizzeria.ts'
import { plantNursery } from './plant-nursery.ts'
import { plumber } from './plumber.ts'
import { podcastStudio } from './podcast-studio.ts'
import { poolService } from './pool-service.ts'
import { potteryStudio } from './pottery-studio.ts'
import { pressureWashing } from './pressure-washing.ts'
import { printShop } from './print-shop.ts'
import { propertyManager } from './property-manager.ts'
import { realEstateAgent } from './real-estate-agent.ts'
import { recruitingAgency } from './recruiting-agency.ts'
import { remodelingContractor } from './remodeling-contractor.ts'
import { restaurant } from './restaurant.ts'
import { ridingStable } from './riding-stable.ts'
import { roofer } from './roofer.ts'
import { runningCoach } from './running-coach.ts'
import { rvAndCamperRental } from './rv-and-camper-rental.ts'
import { saunaHire } from './sauna-hire.ts'
import { scubaSchool } from './scuba-school.ts'
import { seafoodShop } from './seafood-shop.ts'
import { selfStorage } from './self-storage.ts'
import { septicService } from './septic-service.ts'
import { shoeRepair } from './shoe-repair.ts'
import { signMaker } from './sign-maker.ts'
import { skiSchool } from './ski-school.ts'
import { skinCareStudio } from './skin-care-studio.ts'
import { soapMaker } from './soap-maker.ts'
import { softwareCompany } from './software-company.ts'
import { solarInstaller } from './solar-installer.ts'
import { sportingGoodsStore } from './sporting-goods-store.ts'
import { stainedGlassStudio } from './stained-glass-studio.ts'
import { stonemason } from './stonemason.ts'
import { summerCamp } from './summer-camp.ts'
import { surfSchool } from './surf-school.ts'
import { swimSchool } from './swim-school.ts'
import { tailor } from './tailor.ts'
import { tattooStudio } from './tattoo-studio.ts'
import { teaShop } from './tea-shop.ts'
import { tennisClub } from './tennis-club.ts'
import { therapist } from './therapist.ts'
import { threeDPrinting } from './three-d-printing.ts'
import { tiler } from './tiler.ts'
import { tireShop } from './tire-shop.ts'
import { tourGuide } from './tour-guide.ts'
import { towingService } from './towing-service.ts'
import { toyStore } from './toy-store.ts'
import type { Trade } from './trade.ts'
import { translationAgency } from './translation-agency.ts'
import { travelAgency } from './travel-agency.ts'
import { treeService } from './tree-service.ts'
import { tutor } from './tutor.ts'
import { upholsterer } from './upholsterer.ts'
import { vet } from './vet.ts'
import { videographer } from './videographer.ts'
import { vintageShop } from './vintage-shop.ts'
import { virtualAssistant } from './virtual-assistant.ts'
import { webDesigner } from './web-designer.ts'
import { weddingDressShop } from './wedding-dress-shop.ts'
import { weddingPlanner } from './wedding-planner.ts'
import { weddingVenue } from './wedding-venue.ts'
import { windowAndDoorInstaller } from './window-and-door-installer.ts'
import { windowCleaner } from './window-cleaner.ts'
import { wineShop } from './wine-shop.ts'
import { woodworkingSchool } from './woodworking-school.ts'
import { yogaStudio } from './yoga-studio.ts'

/** Every trade the writer knows: most with pieces of its own, the others by name. */
export const trades: readonly Trade[] = [
  accountant,
  antiqueShop,
  applianceRepair,
  aquariumShop,
  architect,
  artSchool,
  autoRepair,
  bakery,
  barber,
  bikeShop,
  blacksmith,
  boardGameCafe,
  boardingKennel,
  boatRental,
  bookkeeper,
  bookstore,
  brewery,
  butcher,
  cakeMaker,
  campground,
  candleMaker,
  carDetailer,
  carpenter,
  carpetCleaner,
  caterer,
  charity,
  cheeseShop,
  chimneySweep,
  chocolateMaker,
  church,
  climbingGym,
  clockAndWatchRepair,
  clothingBoutique,
  coffeeShop,
  cookingSchool,
  coworkingSpace,
  danceSchool,
  daySpa,
  daycare,
  deli,
  dentist,
  distillery,
  dj,
  dogGroomer,
  dogTrainer,
  dogWalker,
  dramaSchool,
  drivingSchool,
  droneService,
  dryCleaner,
  electrician,
  electronicsStore,
  escapeRoom,
  eventPlanner,
  falconryCenter,
  farmShop,
  farrier,
  financialPlanner,
  fishingCharter,
  flooringInstaller,
  florist,
  foodTruck,
  funeralHome,
  furnitureMaker,
  furnitureRestorer,
  furnitureStore,
  garageDoorCompany,
  gardenCenter,
  giftShop,
  golfCoach,
  graphicDesigner,
  gym,
  hairSalon,
  handyman,
  hardwareStore,
  homeCareAgency,
  homeInspector,
  honeyAndBeekeepingSupplies,
  hotel,
  houseCleaner,
  housePainter,
  hvacCompany,
  iceCreamShop,
  industrialValveSupplier,
  insuranceBroker,
  interiorDesigner,
  itSupport,
  jeweler,
  juiceBar,
  kitchenFitter,
  knifeSharpening,
  knittingAndYarnShop,
  landscaper,
  languageSchool,
  lashAndBrowStudio,
  lawFirm,
  lawnCare,
  leatherWorkshop,
  lifeCoach,
  locksmith,
  makeupArtist,
  marketingAgency,
  martialArtsSchool,
  massageStudio,
  mattressStore,
  mealPrepService,
  midwife,
  mobileBar,
  mobileBikeRepair,
  mortgageBroker,
  motorcycleWorkshop,
  movieTheater,
  movingCompany,
  museum,
  mushroomFarm,
  musicSchool,
  nailSalon,
  nutritionCoach,
  oliveOilAndSpiceShop,
  optician,
  packagingSupplier,
  partyEntertainer,
  partyRental,
  personalTrainer,
  pestControl,
  petShop,
  pharmacy,
  phoneAndComputerRepair,
  photographer,
  physiotherapist,
  pictureFramer,
  pilatesStudio,
  pizzeria,
  plantNursery,
  plumber,
  podcastStudio,
  poolService,
  potteryStudio,
  pressureWashing,
  printShop,
  propertyManager,
  realEstateAgent,
  recruitingAgency,
  remodelingContractor,
  restaurant,
  ridingStable,
  roofer,
  runningCoach,
  rvAndCamperRental,
  saunaHire,
  scubaSchool,
  seafoodShop,
  selfStorage,
  septicService,
  shoeRepair,
  signMaker,
  skiSchool,
  skinCareStudio,
  soapMaker,
  softwareCompany,
  solarInstaller,
  sportingGoodsStore,
  stainedGlassStudio,
  stonemason,
  summerCamp,
  surfSchool,
  swimSchool,
  tailor,
  tattooStudio,
  teaShop,
  tennisClub,
  therapist,
  threeDPrinting,
  tiler,
  tireShop,
  tourGuide,
  towingService,
  toyStore,
  translationAgency,
  travelAgency,
  treeService,
  tutor,
  upholsterer,
  vet,
  videographer,
  vintageShop,
  virtualAssistant,
  webDesigner,
  weddingDressShop,
  weddingPlanner,
  weddingVenue,
  windowAndDoorInstaller,
  windowCleaner,
  wineShop,
  woodworkingSchool,
  yogaStudio,
  ...tradesByName,
]
