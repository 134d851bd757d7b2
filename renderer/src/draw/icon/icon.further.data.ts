/** Drawings that a line of a script may name, and that no word of speech stands for: they are chosen by those who write, never by us. */
export const FURTHER: readonly string[] = `
  airplane-in-flight airplane-landing airplane-takeoff airplane-taxiing angle app-window approximate-equals article barcode
  barricade baseball-cap baseball-helmet bell-ringing bell-slash bell-z bezier-curve boat book-open book-open-text bounding-box
  broadcast bug-beetle building cable-car calendar-blank calendar-dot calendar-heart calendar-slash calendar-star calendar-x
  camera-slash car-profile car-simple cards castle-turret chalkboard chalkboard-simple chart-bar chart-line chat chat-slash
  chat-text chats checkerboard checks cigarette circuitry clipboard-text clock-afternoon clock-clockwise clock-counter-clockwise
  clock-user closed-captioning cloud-fog cloud-snow coin copy crane-tower crop crosshair crown-simple cube cube-transparent
  cylinder desktop-tower diamond disc divide door-open dot download download-simple dresser drop-half drop-half-bottom
  drop-simple drop-slash ear-slash envelope envelope-open envelope-simple equals export eye-closed eye-slash eyes fast-forward
  file files film-reel film-script fire fish-simple flag-checkered flip-horizontal floppy-disk folders football funnel gas-can
  ghost globe-simple gps gradient hand-grabbing hand-peace hand-pointing hand-swipe-left hand-tap hand-waving handbag hard-drive
  hash head-circuit headlights heart-break hourglass-high hourglass-low house house-line house-simple identification-badge
  image-broken images infinity intersect invoice jar-label jeep key-return lasso layout lectern line-segment line-segments
  line-vertical link link-break link-simple lock-key lock-open magnifying-glass map-pin map-pin-area mask-sad megaphone-simple
  memory microphone-slash monitor monitor-play moon-stars mountains mouse-left-click mouse-scroll mouse-simple music-note
  music-notes not-equals note note-blank notepad numpad orange package paint-brush paper-plane paper-plane-tilt
  paperclip-horizontal paragraph park password path paw-print pencil-line pencil-simple pencil-slash person-simple-ski
  person-simple-snowboard phone-disconnect phone-incoming phone-list phone-slash phone-transfer phone-x picture-in-picture play
  playlist plug-charging plugs plugs-connected power prohibit puzzle-piece question-mark queue quotes ranking record resize
  rewind scan scribble seal seat shapes share share-network shield-check shopping-bag shopping-cart shuffle sign-out sim-card
  siren skull smiley-angry smiley-blank smiley-meh smiley-melting smiley-nervous smiley-sad smiley-wink smiley-x-eyes solar-roof
  spark sparkle speedometer sphere spinner-ball spiral split-horizontal split-vertical star-half steps sticker stop storefront
  subtract suitcase-rolling suitcase-simple sun-dim swap table tabs television-simple textbox thermometer-cold thermometer-hot
  thermometer-simple thumbs-down thumbs-up tote traffic-sign tram trend-down trend-up triangle trolley umbrella-simple user
  users users-four users-three vibrate video-camera voicemail warning wave-sine x yin-yang
`
  .trim()
  .split(/\s+/)
