/** Illustrations of tools, machines and what is built with them that Fluent lacks. */
export const TOOLS: Record<string, string> = {
  nail: `a #f1eef7 #8a7fa0 b #d79a5e #9a5f33
r 2 21 28 9 2 b
l #7d4a26 1 M5 25 q6 -2 11 0 t11 0
t rotate(14 16 14)
p a M14.3 4.5 h3.4 v15 l-1.7 5 l-1.7 -5 Z
e 16 4 6 2 #cfc6dc
e 16 3.4 6 1.8 #f1eef7
t
p #6f3f20 M11.5 22 q4 -2 7.5 0 q-3.5 2 -7.5 0 Z`,
  drill: `a #ffd24d #f08c1f b #5f566f #2c2538 c #f1eef7 #8a7fa0
r 1 9.5 6 2 .8 c
p b M6 7.5 h4 v6 h-4 Z
p a M9 5 h15 q6 0 6 5.5 q0 5 -5 5 h-1 l1.5 9 h-8 l-2 -9 h-6.5 Z
p b M16.5 23.5 h10.5 q1.5 0 1.5 1.5 v3.5 q0 1.5 -1.5 1.5 h-11 q-1.5 0 -1.5 -1.5 v-3.5 q0 -1.5 1.5 -1.5 Z
p #2c2538 M14.5 16 h3 l.8 3.5 q-3 0 -3.8 -3.5 Z
r 12 7 10 2 1 #ffffff77
c 26 10.5 1.6 #b5611a
r 18 18 5 4 1 #c96a1a`,
  chainsaw: `a #ff9a4d #e0531f b #f1eef7 #9a8fb0
r 13 15 18 7 3.5 b
l #4a4260 1 M15 15 l1 -1.5 l1.5 1.5 l1.5 -1.5 l1.5 1.5 l1.5 -1.5 l1.5 1.5 l1.5 -1.5 l1.5 1.5 l1.5 -1.5 l1.5 1.5 M15 22 l1 1.5 l1.5 -1.5 l1.5 1.5 l1.5 -1.5 l1.5 1.5 l1.5 -1.5 l1.5 1.5 l1.5 -1.5 l1.5 1.5 l1.5 -1.5
r 17 17.7 10 1.6 .8 #8a7fa0
l #2c2538 2.6 M4 24 q-3 -1 -2.5 -6 q.5 -4 4.5 -4
l #2c2538 2.2 M8 12 q0 -5 5 -5 h3 l1 7
p a M5 13 q0 -2 2 -2 h8 q3 0 3 3 v9 q0 2.5 -2.5 2.5 h-9 q-2.5 0 -2.5 -2.5 Z
c 10.5 18.5 3 #fff3dd
c 10.5 18.5 1.4 #e0531f`,
  'tape-measure': `a #ffd24d #f0961f b #fff1b8 #f5cf5c
r 3 4 20 20 5 a
c 13 14 7 #4a4260
c 13 14 4.5 #ffe28a
p b M14 20.5 h16 v6 h-18 q2 -2 2 -6 Z
l #7d5a1a 1 M17 21 v2.5 M20 21 v3.5 M23 21 v2.5 M26 21 v3.5
r 28.5 20 2.5 9 .8 #a99dbd
e 9 8 4 3 light`,
  'spirit-level': `a #ffd24d #f09a1f b #c8f57a #7cc41f
t rotate(-18 16 16)
r 0 11 32 10 2 a
r 10.5 13 11 6 2.5 #4a4260
r 11.3 13.7 9.4 4.6 2 b
e 16 15.4 2.3 1.3 #f4ffdf
l #3c5a14 .7 M13.6 13.7 v4.6 M18.4 13.7 v4.6
c 5 16 2.7 #4a4260
c 5 16 1.8 b
c 27 16 2.7 #4a4260
c 27 16 1.8 b
r 1 11.8 30 1.3 .6 #ffffff77`,
  blueprint: `a #4d8fe8 #1f4fa8 b #8fbcff #3f78d0
r 3 5 26 23 1.5 a
e 4 16.5 2.6 11.5 b
l #ffffff .9 M9 10 h16 v14 h-16 Z M9 17 h7 v7 M16 17 h3.5 M22 17 h3 M17.5 10 v4
l #ffffff99 .6 M9 7.5 h16 M9 7 v1.2 M25 7 v1.2 M27 10 v14
l #ffffff .7 M16 21 q2.5 0 2.5 3`,
  'paint-roller': `a #ff8a8f #d6304f b #f1eef7 #a99dbd
l #8a7fa0 2 M25 8 h3.5 v8 h-12 v4
r 14 19 5 12 2.5 #ffb84d
r 14 19 5 3 1.5 #d9822f
r 3 3.5 22 9 2.5 a
r 1.5 5.5 3 5 1 b
r 5 5 18 2 1 #ffffff66
p a M5 11.5 h10 v4 q-1.5 2 -3 0 v-1 q-1.5 -1.5 -2.5 0 v4 q-1.5 2 -3 0 v-5 Z`,
  'paint-can': `a #f1eef7 #a99dbd b #4dc3ff #2278d8
l #8a7fa0 1.6 M4.5 11 C5 0 27 0 27.5 11
p a M4 9 h24 v19 q0 2 -2 2 h-20 q-2 0 -2 -2 Z
e 16 9.5 12 3.5 #d7d0e3
e 16 9.8 10.3 2.6 b
p b M6 11 q10 4 20 0 v6 q-1.5 2.5 -3 0 v-1 q-1.5 -2 -3 0 v6 q-1.7 2.8 -3.4 0 v-5 q-1.7 -2 -3.3 0 v1 q-1.6 2.5 -3.2 0 v-3 q-1.5 -2 -2.5 0 q-1.6 1 -1.6 -1 Z
r 5.5 12 1.5 15 .7 #ffffffaa`,
  'hard-hat': `a #ffe066 #f2a01f b #f7c23d #d9801a
p a M4 21 q0 -14 12 -14 t12 14 Z
r 13 4.5 6 14 2.5 b
l #d9801a 1.2 M8.5 11 v7 M23.5 11 v7
p b M1.5 20 q14.5 -3.5 29 0 q1 5 -2 5 q-12.5 -3 -25 0 q-3 0 -2 -5 Z
e 10 12 3.5 4 light`,
  valve: `a #8a9bc0 #4d5d85 b #ff7a6b #c92f45
r 1 19 5 11 1.5 a
r 26 19 5 11 1.5 a
r 5 21 22 7 1 a
c 16 23 6.5 #7387b0
r 13.5 11 5 9 1 #a9b6d3
r 14.8 6 2.4 7 1 #d3dbea
l b 3 M5 6.5 q11 -6 22 0 q-11 6 -22 0 Z
l #e0505a 1.8 M8 6.5 H24 M16 4 V9
e 13 21 3 2 light
r 2 20.5 1.3 8 .6 #ffffff66
r 27 20.5 1.3 8 .6 #ffffff66`,
  pipe: `a #f0a06a #a8552f b #f7bd8f #b9653a
p a M2 5 h14 q11 0 11 11 v10 h-9 v-9 q0 -3 -3 -3 h-13 Z
r 1 3.5 4.5 12 1.5 b
r 16.3 25 12.5 4.5 1.5 b
p #ffffff66 M6 6.5 h10 q9 0 9.5 9 h-1.6 q-1 -7 -8 -7.3 h-9.9 Z
p #4db8ff M9.5 18 q3.5 5 0 7.5 q-3.5 -2.5 0 -7.5 Z
p #4db8ff M13 24 q2.5 3.5 0 5.5 q-2.5 -2 0 -5.5 Z`,
  forklift: `a #ffd24d #f0961f b #5f566f #2c2538
l b 2.2 M11 15 l1.5 -10.5 h6.5 l3 11
r 22.5 3 2.4 24 .6 #5f566f
r 22 26 9.5 1.8 .6 #4a4260
r 25 15 6.5 10.5 .8 #d79a5e
r 27.2 15 2 10.5 0 #f4dcb6
p a M2 17 q0 -3 3 -3 h9 l3 5 h5 v8 h-18 q-2 0 -2 -2 Z
r 10 10.5 5.5 5 1 #d6304f
c 7 27 3.5 b
c 7 27 1.4 #cfc6dc
c 18 27 3.5 b
c 18 27 1.4 #cfc6dc
r 3.5 16 7 1.5 .7 #ffffff77`,
  anvil: `a #8a8fa8 #454a66 b #5a5f7a #2d3148
p a M1 8 h7 v-2 h21 q1.5 0 1.5 1.5 q-1 6 -9 6.5 q0 5 2.5 8 h-15 q3 -3 2.5 -7 q-8 0 -10.5 -7 Z
p b M7 22 h18 l2 6 q.5 2 -1.5 2 h-19 q-2 0 -1.5 -2 Z
r 8.5 6.8 20 1.8 .9 #ffffff66
l #ffb83d 1.5 M17 4 v-2.5 M21.5 4 l1.5 -2 M12.5 4 l-1.5 -2`,
  horseshoe: `a #b9c3d9 #66708f
l a 6.5 M8 26 C1 10 9 5 16 5 C23 5 31 10 24 26
l #7d88a8 1.4 M8.8 25 C3.5 11 10 6.5 16 6.5 C22 6.5 28.5 11 23.2 25
c 7 16.5 .9 #333a55
c 7.5 21.5 .9 #333a55
c 9 11 .9 #333a55
c 25 16.5 .9 #333a55
c 24.5 21.5 .9 #333a55
c 23 11 .9 #333a55
r 4.5 25 7 3.5 1.2 #8792b0
r 20.5 25 7 3.5 1.2 #8792b0`,
  outlet: `a #ffffff #cfc6dc b #efeaf6 #b9aecb
r 5 2 22 28 4 a
r 9 5 14 10 4 b
r 9 17 14 10 4 b
r 12.3 7 1.7 4 .6 #3c3450
r 18 7 1.7 4 .6 #3c3450
c 16 12.7 1.3 #3c3450
r 12.3 19 1.7 4 .6 #3c3450
r 18 19 1.7 4 .6 #3c3450
c 16 24.7 1.3 #3c3450
e 11 5 6 2.5 light`,
  'light-switch': `a #ffffff #cfc6dc b #f7f4fb #a99dbd
r 6 2 20 28 4 a
r 11 8 10 16 2.5 #8a7fa0
r 12 9 8 14 2 b
p #ffffff M12 16 h8 v-5 q0 -2 -2 -2 h-4 q-2 0 -2 2 Z
c 16 12.3 1.1 #3fd07f
c 16 5 .9 #a99dbd
c 16 27 .9 #a99dbd
l #ffc83d 1.5 M2 12 h1.8 M2.5 7 l1.5 1 M28.2 12 H30 M28 8 l1.5 -1`,
  'solar-panel': `a #4d8ff0 #1c3f9c b #8a8099 #5d5470
c 26 6 4.5 #ffc83d
l #ffc83d 1.4 M26 0 v.5 M20.5 2.5 l-.8 -.8 M31 11.5 l-.6 -.6
l b 2.4 M16 22 v7 M10 30 h12
p #dfe6f2 M7 9 h18 l6 15 h-30 Z
p a M8 10.3 h16 l5 12.4 h-26 Z
l #a9ccff .9 M13.3 10.3 L11.5 22.7 M18.7 10.3 L20.5 22.7 M6.3 14.5 h19.4 M4.7 18.5 h22.6
p #ffffff44 M8.5 10.3 h4 l-6 12.4 h-3 Z`,
  'wind-turbine': `a #ffffff #b4c2d8
p #7cc46a M0 28 q8 -4 16 -2 t16 0 v6 h-32 Z
p a M15 13 h2 l1.2 16 h-4.4 Z
p a M16 12 q-3 -6 0 -11.5 q2.5 5.5 0 11.5 Z
p a M16 12 q6.7 -.4 9.9 5 q-6 1 -9.9 -5 Z
p a M16 12 q-3.7 5.6 -9.9 5 q3.7 -5 9.9 -5 Z
c 16 12 2.2 #8fa3c0
c 16 12 1 #fff`,
  'charging-station': `a #5fe0a0 #1a9c66 b #3c4a66 #232c42
r 4 28 18 2.5 1 #8a8099
r 6 3 14 25.5 3 a
r 8.5 6 9 8 1.5 b
p #ffe066 M14 6.8 l-3.3 4 h2 l-1 2.7 l3.5 -4 h-2 Z
l #3c3450 2 M20 19 h3 q2 0 2 2 v3 q0 2.5 2 2.5 t2 -2.5 v-12
p b M26.5 7 h5 v3 q0 2.5 -2.5 2.5 t-2.5 -2.5 Z
l #8a8099 1.2 M27.8 7 V4.5 M30.2 7 V4.5
r 7.5 16.5 1.8 9 .9 #ffffff66`,
  shovel: `a #c3ccdd #76829f b #d79a5e #9a5f33
t translate(1.5 1.5) scale(.9) rotate(42 16 16)
r 14.6 2 2.8 17 1.2 b
p a M10.5 17 h11 v6 q0 5 -5.5 9 q-5.5 -4 -5.5 -9 Z
l #d9483f 2.6 M12.3 -1.5 h7.4 v4 h-7.4 Z
l #ffffff99 1.2 M13 19.5 v5`,
  rake: `a #ff8a5c #d6432f b #d79a5e #9a5f33
t translate(1 4) scale(.85) rotate(35 16 16)
r 14.7 -4 2.6 24 1.2 b
p a M12.5 18 h7 l5.5 5 v1.5 h-18 v-1.5 Z
l #d6432f 1.6 M8 24 v5 M11.2 24 v6 M14.4 24 v6 M17.6 24 v6 M20.8 24 v6 M24 24 v5
t
p #e8a23d M4 26 q-2 -4 3 -5 q2 3 -3 5 Z
p #d9622f M26 27 q-3 -3 1 -5.5 q3 2.5 -1 5.5 Z`,
  wheelbarrow: `a #5fd08a #1f8f55 b #8a5230 #5b3219
p b M6 10.5 q4 -6 9.5 -3 q5 -3.5 9 3 Z
l #76829f 2 M30.5 10 H24 L14 24 H8 M19 18 l4 9.5
p a M2 10 h23 l-4.5 9.5 q-.6 1 -2 1 h-9 q-1.5 0 -2.2 -1.5 Z
c 8 25 5 #3c3450
c 8 25 2.3 #d7d0e3
r 28 8.7 3.5 2.6 1.2 #ff7a4d
p #ffffff55 M5 11.5 h8 l1 6 h-5.5 Z`,
  'garden-hose': `a #6fd66a #25903f b #ffd24d #f0961f
l #1f7f38 3.2 M22 24 a8.5 5.5 0 1 1 0 -6.5
l a 3.2 M5 17 a8.5 5.5 0 1 1 14 5.5 q6 3 8 -3 V13
l #b6f0a0 .9 M7 16 a7.5 4.5 0 0 1 11 -2.5
p b M25 7.5 h5 l.8 6 h-6.6 Z
r 25.8 5 3.4 3 .8 #3c3450
l #5cc4ff 1.4 M27.5 3.5 V1 M24.5 4 q-1 -2 -3 -2.5 M30 4 q.5 -1.5 1.5 -2
c 21 5.5 .9 #5cc4ff`,
  mower: `a #ff7a5c #cf2f3f b #5f566f #2c2538
p #7cc46a M0 26 q4 -2 8 0 t8 0 t8 0 t8 0 v6 h-32 Z
l #8a8099 2.2 M19 16 L28 3.5 h3
p a M2 21 q0 -6 6 -6 h12 q4 0 4 4 v4 h-22 Z
r 7 10 9 5.5 1.5 b
r 9.5 8.5 4 2 .8 #ffd24d
c 6.5 24 3.5 b
c 6.5 24 1.4 #cfc6dc
c 20.5 23.5 4.5 b
c 20.5 23.5 1.9 #cfc6dc
r 4.5 17 9 1.6 .8 #ffffff66`,
  'watering-can': `a #5fd6c0 #15908f
l #15807f 2.4 M10 11 Q17 -1 26 11 q3 6 -.5 12
p a M10 12 h15 v15 q0 3 -3 3 h-9 q-3 0 -3 -3 Z
p a M10.5 25 L3 14 l-2.5 1 l-.5 -2 l6 -4 l1.5 1.5 l-1.8 1.5 l5.3 6 Z
e 17.5 12 7.5 2.2 #0f6f70
r 12 14.5 2 12 1 #ffffff77
l #5cc4ff 1.3 M1 19 v2 M3.5 19.5 v1.5 M1.5 24 v2`,
}
