/** Illustrations of kitchen, bath and table that Fluent lacks. */
export const KITCHEN: Record<string, string> = {
  'chef-hat': `a #ffffff #d9d3e6 b #eae5f3 #bfb5d0
r 9 17 14 11 2 b
p a M9 20 C3 19 2 10 9 9 C10 3 22 3 23 9 C30 10 29 19 23 20 Z
p #00000018 M12 14 q1 4 .6 8 h-1 q.4 -4 -.6 -8 Z M20 14 q-1 4 -.6 8 h1 q-.4 -4 .6 -8 Z
r 9 23.5 14 4.5 2 a
e 12 9 5 3.5 light`,
  menu: `a #a8483c #742a2b b #fffaf0 #f1dfbe
r 5 3 20 26 2.5 a
r 8 5 19 24 2 b
r 12 8.5 11 2 1 #b5533f
r 11 13 8 1.4 .7 #c9a77a
r 21.5 13 3 1.4 .7 #d9803f
r 11 17 7 1.4 .7 #c9a77a
r 21.5 17 3 1.4 .7 #d9803f
r 11 21 9 1.4 .7 #c9a77a
r 21.5 21 3 1.4 .7 #d9803f
r 15 25 5 1.2 .6 #c9a77a`,
  'coffee-bean': `a #a5673f #5e331c b #8d5533 #4c2814
t rotate(32 11 18)
e 11 18 7.5 10 a
l #3a1d0d 1.8 M11 8.5 C7.5 13 14.5 18 11 27.5
e 9 13 3.5 5 light
t rotate(-38 22 14)
e 22 14 6.5 8.6 b
l #33180a 1.6 M22 6 C19 10 25 14.5 22 22.3
e 20.4 10 3 4 light`,
  'coffee-machine': `a #6e6580 #3c3450 b #f3f0f8 #b7adc9 c #ff7a5c #d9363e
r 5 3 22 7 2.5 a
r 5 8 7 19 1 a
r 4 25 24 4.5 2 a
r 14 10 8 3 1 b
r 16.5 13 3 2.5 .8 #2b2439
c 9 6.5 1.6 c
c 24 6.5 1.3 #5fe08b
p b M13.5 18 h9.5 l-1 6.2 q-.2 .8 -1 .8 h-5.5 q-.8 0 -1 -.8 Z
l #b7adc9 1.4 M22.8 19.5 q3 0 2.3 2 q-.5 1.5 -2.8 1.5
l #7a4526 1.2 M17.2 15.5 V18.5 M18.9 15.5 V18.5
e 11 5 6 2 light`,
  mug: `a #ff9a6b #e2553f b #ffb48c #c9402f
l b 3 M22 12 h2.5 q4 0 3.5 5 q-.6 5.5 -6 6
p a M4 8 h19 v17 q0 4 -4 4 h-11 q-4 0 -4 -4 Z
e 13.5 8 9.5 2.6 #ffd3b8
e 13.5 8.3 8 1.8 #6b3a22
r 6.5 12 2.6 12 1.3 #ffffff66`,
  kettle: `a #8fd7ff #2f7fd6 b #5a5168 #332b42
l b 2.6 M9 11 C9 1 23 1 23 11
p a M24 17 L30 12 L29 17 L25 23 Z
p a M7 13 q1 -3 5 -3 h8 q4 0 5 3 l2 12 q.4 4 -4 4 H9 q-4.4 0 -4 -4 Z
c 16 9.4 1.8 b
e 12 16 4 4 light
r 4.5 26.5 23 2.5 1.2 #1d5cab`,
  'drinking-glass': `a #e9f7ff #a9d8f5 b #7fd4ff #2f9be8
p a M7 3 h18 l-2.2 24 q-.3 2.5 -2.8 2.5 h-8 q-2.5 0 -2.8 -2.5 Z
p b M8 11 q4 -2 8 0 t8 0 l-1.5 15 q-.2 2 -2.2 2 h-8.6 q-2 0 -2.2 -2 Z
c 13 18 1 #ffffff99
c 18.5 22 .8 #ffffff99
c 17 15.5 .7 #ffffff99
p #ffffff77 M9.5 5 h2 l1.4 20 h-1.6 Z`,
  bottle: `a #7ef0d2 #18a48f b #5a5168 #332b42
r 12 2 8 4 1.5 b
r 13 5.5 6 3 .5 #d7d0e3
p a M12.5 8 h7 q4 2 4 6 v13 q0 3 -3 3 h-9 q-3 0 -3 -3 v-13 q0 -4 4 -6 Z
r 8.5 16 15 7 0 #ffffff55
p #0d7d6e M16 17 q3 3.2 0 5 q-3 -1.8 0 -5 Z
r 10.5 12 2 15 1 #ffffff66`,
  barrel: `a #d69a5d #8f5730 b #777087 #494158
p a M8 3 h16 q5 13 0 26 h-16 q-5 -13 0 -26 Z
l #6f3f20 .8 M12.5 3 q-2.5 13 0 26 M19.5 3 q2.5 13 0 26 M16 3 v26
p b M6.9 7 h18.2 l.7 3 H6.2 Z M6.2 22 h19.6 l-.7 3 H6.9 Z
c 16 16 2 #4a2913
e 11 12 3 8 light`,
  fridge: `a #e9f4ff #a8c3e0 b #cfe3f6 #8fb0d3
r 7 2 18 27 3 a
r 7 2 18 10 3 b
r 7 11.5 18 1.2 0 #7f9dc0
r 9.5 6 1.8 4 .9 #5d7898
r 9.5 15 1.8 7 .9 #5d7898
r 9 29 3 1.5 .5 #4c4560
r 20 29 3 1.5 .5 #4c4560
c 20 7 1.5 #ff6b6b
p #ffd24d M18.5 15.5 h4 v4 h-4 Z
p #ffffff66 M21.5 3.5 h1.8 v24 h-1.8 Z`,
  oven: `a #f3f0f8 #b9aecb b #5f566f #2c2538 c #ffb457 #f2612d
r 4 2 24 28 3 a
r 4 2 24 7 3 #8a8099
c 8.5 5.5 1.7 #f7f4fb
c 13.5 5.5 1.7 #f7f4fb
r 18.5 3.8 7 3.4 1 #38e0a2
r 7 11 18 1.8 .9 #8a8099
r 7 14.5 18 12.5 2 b
r 9 16.5 14 8.5 1 c
p #8a4a22 M11 24 q0 -5 5 -5 t5 5 Z
p #c97a3a M12.5 23 q.5 -3 3.5 -3 t3.5 3 Z`,
  'rolling-pin': `a #e7b57c #b5763f b #b9673a #7d3d20
t rotate(-45 16 16)
r 0 14.3 7 3.4 1.7 b
r 25 14.3 7 3.4 1.7 b
r 5.5 11 21 10 3 a
r 7.5 12.5 17 2.2 1.1 #ffffff66`,
  whisk: `a #f1eef7 #a99dbd b #ff8f5c #d9472f
t rotate(40 16 16)
r 14 17.5 4 14 2 b
r 14 16 4 3 1 #7b7190
l a 1.3 M15 17 C5 11 8 0 16 0 C24 0 27 11 17 17
l a 1.3 M15.5 17 C10 10 11 0 16 0 C21 0 22 10 16.5 17
l #b9aecb 1.3 M16 17 V0`,
  blender: `a #e4f6ff #9fd0ee b #6e6580 #3c3450 c #ff8fb0 #e2447c
r 10 1.5 12 3 1.5 b
p a M8 4.5 h16 l-2.5 16 h-11 Z
p c M8.9 10 q3.5 -1.6 7 0 t7.1 0 l-1.5 10.5 h-11 Z
l a 2 M23.5 7 h4 l-1.5 8.5 h-3.5
p b M10.5 20.5 h11 l3 8 q.5 2 -1.5 2 h-14 q-2 0 -1.5 -2 Z
c 16 26 2 #ffd24d
p #ffffff77 M10 6 h1.8 l1.5 12 h-1.5 Z`,
  'kitchen-scale': `a #ff8f70 #d8413c b #f3f0f8 #bdb3cd
p b M4 6 h24 q0 5 -6 5 h-12 q-6 0 -6 -5 Z
r 14 10 4 4 0 #8a8099
p a M8 13 h16 l3.5 14 q.6 3 -2.5 3 h-18 q-3.1 0 -2.5 -3 Z
c 16 21 6 #ffffff
l #8a8099 .8 M16 16.5 v1.4 M11.5 21 h1.4 M19.1 21 h1.4
l #d8413c 1.3 M16 21 L19 18
c 16 21 1.1 #3c3450`,
  faucet: `a #f5f2fa #a89cbd b #5ed0ff #1f86e0
r 3 9 4 11 1.5 a
p a M6 11 h12 q9 0 9 9 h-6 q0 -3 -3 -3 h-12 Z
r 11.5 5 4 6.5 .5 #9a8fb0
r 7 2.5 13 3.6 1.8 #ff6b6b
r 20.3 19.5 7.4 2.5 1 #8a7fa0
p b M24 23.5 q4 5 0 7 q-4 -2 0 -7 Z
r 8 12.3 10 1.5 .7 #ffffffaa`,
  sink: `a #f5f7fb #b4c2d8 b #a89cbd #6e6580 c #8fdcff #35a0ea
l b 2.6 M16 15 V8 q0 -4.5 4 -4.5 t4 4.5 v2
c 10 12.5 1.8 #ff6b6b
p c M23 11 h2 v5 h-2 Z
r 2 15 28 4 2 a
p a M4 18 h24 l-2 8 q-.8 3 -4 3 h-12 q-3.2 0 -4 -3 Z
p #ffffff88 M6.5 20 h2 l1.5 6 h-1.6 Z`,
  'washing-machine': `a #f4f7fc #b3c1d6 b #5f566f #2c2538 c #8fe0ff #2a86dd
r 4 2 24 28 3 a
r 4 2 24 6.5 3 #8fa3c0
c 23.5 5.2 1.7 #fff
r 7 3.8 8 2.8 1.2 #e8eef7
c 16 18.5 9 #d6deea
c 16 18.5 7.4 b
p c M9.2 18.5 q3.4 -2.5 6.8 0 t6.8 0 a6.8 6.8 0 0 1 -13.6 0 Z
c 13 22 1.1 #ffffffaa
c 18 21 .9 #ffffffaa
p #ff7aa8 M17 15.5 l3 -1.5 l1.5 2.5 l-3.5 1.5 Z
p #ffffff55 M11 15 q1.5 -3 4.5 -3.5 q-3 1.5 -3.5 4 Z`,
  'spray-bottle': `a #8ff0b8 #20a766 b #ff8a5c #e0463a
p b M9 2.5 h11 q4 0 4 3.5 h-3 v3 h-8 v-2.5 h-4 Z
l #c7bdd6 1.4 M14 9 q-4 1 -4.5 4
r 14 8.5 6 3 .5 #fff
p a M13.5 11 h7 q4.5 3 4.5 9 v7 q0 3 -3 3 h-10 q-3 0 -3 -3 v-7 q0 -6 4.5 -9 Z
r 9 19 16 6.5 0 #ffffffbb
l #20a766 1.2 M12 22.2 h10
c 5.5 4 1 #6fc7ff
c 4 7 .8 #6fc7ff
c 6.5 7.5 .7 #6fc7ff`,
  towel: `a #8fd6ff #3a8fe0 b #6fc0f5 #2b74c4
r 2 4 28 2.4 1.2 #8a8099
p b M17 5 h9 v19 q0 1.5 -1.5 1.5 h-7.5 Z
p a M6 5 h14 v22 q0 2 -2 2 h-10 q-2 0 -2 -2 Z
r 6 20 14 2 0 #ffffffcc
r 6 23.5 14 1.2 0 #ffffffaa
r 8 7 2 12 1 #ffffff66`,
  'medicine-bottle': `a #ffb56b #e0702a b #fff #d9d3e6
r 9 2 14 6 1.5 b
l #bdb3cd .8 M12 3.5 v3 M14.7 3.5 v3 M17.3 3.5 v3 M20 3.5 v3
r 10.5 7.5 11 3 0 #c9602a
r 7 10 18 20 3.5 a
r 7 15 18 10 0 #fffaf2
p #e2453f M14.7 16.5 h2.6 v2.2 h2.2 v2.6 h-2.2 v2.2 h-2.6 v-2.2 h-2.2 v-2.6 h2.2 Z
r 9 11.5 2 17 1 #ffffff66`,
}
