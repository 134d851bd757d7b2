/** Illustrations of crafts, animals' keepers and makers that Fluent lacks. */
export const CRAFT: Record<string, string> = {
  hive: `a #ffd873 #f0a22f b #e8923a #b5641f
p #7cc46a M0 28 q8 -3 16 -1 t16 0 v5 h-32 Z
r 6 26 3 4 .6 #8a5230
r 23 26 3 4 .6 #8a5230
r 4 20 24 7 1.5 a
r 5 12.5 22 7 1.5 a
r 4 19 24 1.5 .7 b
r 5 11.5 22 1.5 .7 b
p #f3f0f8 M3.5 11.5 L6.5 6 h19 L28.5 11.5 Z
r 11 23 10 2.2 1.1 #5b3219
r 13 15 6 1.6 .8 #b5641f
e 26.5 5 2.3 1.7 #ffd24d
l #3c3450 .8 M25.8 3.7 v2.6 M27.3 3.7 v2.6
e 25.8 2.9 1.5 .9 #cdeaff
e 3 18 2 1.5 #ffd24d
l #3c3450 .8 M2.5 16.9 v2.2 M3.8 17 v2
e 3.2 16 1.3 .8 #cdeaff`,
  smoker: `a #e9eef6 #93a2bd b #b9673a #7d3d20
p b M20 13 l9 2.5 v13 l-9 -1 Z
l #5b2d16 .9 M20.5 16.5 l8 1.8 M20.5 20 l8 1.2 M20.5 24 h8
p a M6 12 h13 v16 q0 2 -2 2 h-9 q-2 0 -2 -2 Z
p a M6 12 q1 -5.5 6 -6 h-4 l-4.5 -3.5 l1.5 -2 l6.5 4 q7 .5 7.5 7.5 Z
r 5 11 15 2.2 1 #76829f
r 5.5 24 14 1.5 .7 #76829f
r 8 14.5 2 8 1 #ffffff99
c 3.5 6 2 #dcd8e8
c 1.8 9.5 1.6 #e8e5f0
c 6.5 9 1.3 #e8e5f0`,
  loom: `a #d79a5e #9a5f33 b #fff3df #ecd3a4
r 3 2 3.5 28 1.2 a
r 25.5 2 3.5 28 1.2 a
r 2 4 28 3 1.2 a
r 2 25 28 3 1.2 a
l #fff8e8 .8 M8.5 7 v18 M11 7 v18 M13.5 7 v18 M16 7 v18 M18.5 7 v18 M21 7 v18 M23.5 7 v18
r 7 16 18 9 .6 #e2557a
r 7 16 18 2 .4 #ffb84d
r 7 20 18 2 .4 #3fb6c4
r 6 12.5 20 2.2 .8 b
e 23 10 3.5 1.2 #7d4a26`,
  fabric: `a #ff9fb5 #d9466f b #8fd0ff #3a82d8 c #ffdf8a #f0a83a
r 3 21 26 8 3.5 b
r 3 13.5 26 8 3.5 c
r 3 6 26 8 3.5 a
e 27 10 2.4 3.6 #c23560
e 27 17.5 2.4 3.6 #d98f28
e 27 25 2.4 3.6 #2b66b5
c 8 10 .9 #ffffffcc
c 13 9 .9 #ffffffcc
c 18 11 .9 #ffffffcc
c 22.5 9 .9 #ffffffcc
l #ffffffaa 1 M7 16.5 h15 M7 18.8 h15
l #ffffff88 .9 M7 24 l2 2.5 l2 -2.5 l2 2.5 l2 -2.5 l2 2.5 l2 -2.5`,
  'sewing-machine': `a #8fe0d0 #1f9a94 b #d79a5e #9a5f33
r 1.5 25 29 4.5 1.5 b
p a M3 8 q0 -3 3 -3 h20 q3.5 0 3.5 3.5 v17 h-7 v-11 h-10.5 v3.5 h-6 v-3 q-3 0 -3 -3 Z
r 6 17.5 4 2 .6 #76829f
r 7.4 19 1.2 6 .4 #a99dbd
r 4 23.5 9 2 .6 #cfd6e6
c 27.5 9.5 2.5 #fff3dd
c 27.5 9.5 1 #e2553f
r 16 1.5 4 4 .8 #ff7aa8
l #ff7aa8 .8 M16 3.5 L8 6 V20
r 7 7 13 1.7 .8 #ffffff77`,
  'pottery-wheel': `a #e2926a #a3532f b #8a8099 #4c4560
p a M10 17 q-3.5 -7 1 -10.5 q-1 -3 -.5 -4 q5.5 -1.5 11 0 q.5 1 -.5 4 q4.5 3.5 1 10.5 Z
e 16 2.6 5.5 1.4 #7d3d20
l #8f4527 .8 M10 9 q6 1.5 12 0 M9.3 12.5 q6.7 1.8 13.4 0
e 12.5 10 1.6 4 light
e 16 18 12 3.3 b
e 16 17.2 12 2.9 #b9aecb
e 16 17 7 1.6 #a3532f
p b M13 21 h6 l1 5 h-8 Z
e 16 27.5 10 2.8 b
l #e2926a 1.3 M4 13 q-1.5 1.5 0 3 M28 13 q1.5 1.5 0 3`,
  kiln: `a #e08a68 #a3483a b #5f566f #2c2538 c #ffd24d #f2572d
p a M4 29 V13 q0 -9 12 -9 t12 9 v16 Z
r 12 1 8 4 1 #8f3f33
l #8a3a2e .7 M5 12 h22 M4.5 18 h5 M22.5 18 h5 M4.5 24 h5 M22.5 24 h5 M10 7 v5 M16 4.5 v5 M22 7 v5
p b M9 29 V18 q0 -5 7 -5 t7 5 v11 Z
p c M11 27 V18.5 q0 -3 5 -3 t5 3 v8.5 Z
p #8f3f20 M14 27 q-2 -3 0 -5 q-.5 -1.5 -.3 -2 h4.6 q.2 .5 -.3 2 q2 2 0 5 Z
r 2.5 28 27 2.5 1 #7b7190`,
  vase: `a #6fb6ff #2a5fc4
p a M12 3 h8 q1.5 0 1 2 q-1.5 3 1 5.5 q6 5 4 11 q-1.5 5.5 -4.5 8 h-11 q-3 -2.5 -4.5 -8 q-2 -6 4 -11 q2.5 -2.5 1 -5.5 q-.5 -2 1 -2 Z
e 16 3.7 4.5 1.3 #1d438f
l #ffffff 1.2 M8 16 q2 -2 4 0 t4 0 t4 0 t4 0 M7.5 22 q2 2 4.2 0 t4.3 0 t4.3 0 t4.2 0
c 16 19 1.1 #ffd24d
c 11.5 19 .9 #ffd24d
c 20.5 19 .9 #ffd24d
e 11.5 14 2.5 4 light`,
  'stained-glass': `a #ff6b8a #c9245a b #5fc8ff #1f78d0 c #ffd95c #f09a1f d #6fdc8a #1f9a55
p #3c3450 M5 30 V13 Q5 1.5 16 1.5 T27 13 V30 Z
p a M7 12 Q7.5 4 15.2 3.5 V10 Z
p b M25 12 Q24.5 4 16.8 3.5 V10 Z
p c M16 11 L21.5 16.5 L16 22 L10.5 16.5 Z
p d M7 14 L14.5 11.2 L9.5 16 L7 19 Z
p d M25 14 L17.5 11.2 L22.5 16 L25 19 Z
p b M7 21 L9.7 17.7 L15.2 23.2 V28.3 H7 Z
p a M25 21 L22.3 17.7 L16.8 23.2 V28.3 H25 Z
c 16 16.5 2.2 #ff7a4d
e 12 8 4 4 light`,
  easel: `a #d79a5e #9a5f33 b #ffffff #ece5f5
l #9a5f33 2 M10 23 L6 31 M22 23 L26 31
r 15 1 2.2 29 1 a
r 3.5 5 25 18 1.5 b
p #8fd6ff M5 6.5 h22 v9 q-6 -3 -11 0 t-11 -1 Z
p #6cc46f M5 14.5 q6 -2 11 1 t11 -1 v7 h-22 Z
c 22 9.5 2.2 #ffc83d
p #ff6b8a M9 17 q3 -3 4.5 0 q-2 3 -4.5 0 Z
r 3 22.5 26 2.5 1 a`,
  leash: `a #ff7a6b #cf2f45 b #ffd873 #e09a2a
l a 2.6 M20 5 Q29 1 29 9 Q29 16 21 17
l a 4 M6 20 A8 6.5 0 1 0 20 17 A8.5 6.5 0 0 0 6 20
l #ffffff77 .9 M7.5 18.5 A7.5 5 0 0 1 18 16.5
c 20.5 17 2 b
c 12.5 28 3.2 b
p #b5741a M12.5 26.5 q1.5 1.5 0 3 q-1.5 -1.5 0 -3 Z
l a 3 M20 5 q-7 1.5 -7 -1 q1 -3 8 -1`,
  saddle: `a #c9743f #7a3a1c b #8a4526 #4a2010 c #f1eef7 #8a7fa0
p b M11 12 h12 q5 6 1 14 q-4 2.5 -8 0 q-5 -6 -5 -14 Z
l #b9673a .8 M13 14 q-.5 6 4 11
p a M2.5 8 q-.5 -5.5 3 -6 q2.5 0 3 4 q5 4.5 12 2.5 q2 -3.5 6 -4 q4 .5 3.5 4.5 q-2 6 -8 7.5 q-8 2 -14 -.5 q-4.5 -2 -5.5 -8 Z
p #ffffff44 M6 7 q5 6.5 16 4.5 q-3 3.5 -9 3 q-6 -1.5 -7 -7.5 Z
l #e8b58a .7 M5.5 12.5 q7 5.5 19.5 1
l #4a2010 1.6 M15.5 15 v8
l #8a7fa0 2 M15.5 23 l-3.5 5.5 h7 Z`,
  'tattoo-machine': `a #6e6580 #332b42 b #ffd873 #d98f28
t translate(1.2 2.6) scale(.9) rotate(35 16 16)
r 13 13 6 9 1.5 a
p #a99dbd M14 22 h4 l-1.3 5 h-1.4 Z
l #76829f 1 M16 26.5 v5
r 9 2 6 9 1.5 b
r 17 2 6 9 1.5 b
l #8f5f1a .8 M9 4.5 h6 M9 6.5 h6 M9 8.5 h6 M17 4.5 h6 M17 6.5 h6 M17 8.5 h6
p a M8 10 h16 v3.5 h-16 Z
r 8 -.5 16 3 1.2 a
t
l #3c3450 1.6 M22 4 q6 -4 8 3
c 5 28.5 1.4 #2a2338`,
  'wedding-dress': `a #ffffff #e3d8ea b #fff5fa #f0cfe0
p a M12.5 3 l1.5 5 q2 1.5 4 0 l1.5 -5 l1.5 0 l1 8 q-1.5 4 -.5 5.5 Q29 22 30 30 q-14 2.5 -28 0 Q3 22 10.5 16.5 q1 -1.5 -.5 -5.5 l1 -8 Z
p b M10.5 16.5 q5.5 2 11 0 Q25 20 26.5 30 q-10.5 1.8 -21 0 Q7 20 10.5 16.5 Z
l #d9b8cc .8 M13 18.5 q-2.5 6 -3.5 11.5 M19 18.5 q2.5 6 3.5 11.5 M16 19 v12
r 10.6 14.8 10.8 2.2 1 #ffb3cf
c 16 15.9 1.5 #ff7aa8
c 14 10.5 .6 #d9b8cc
c 16 11.2 .6 #d9b8cc
c 18 10.5 .6 #d9b8cc`,
  comb: `a #ffb84d #e0702a
t rotate(-35 16 16)
p a M3 10 q0 -2.5 2.5 -2.5 h21 q2.5 0 2.5 2.5 v4 h-26 Z
l #e8843a 1.5 M4.5 14 v9 M7 14 v9.5 M9.5 14 v9.5 M12 14 v9.5 M14.5 14 v9.5 M17 14 v9.5 M19.5 14 v9.5 M22 14 v9.5 M24.5 14 v9.5 M27.2 14 v9
r 5 8.7 22 1.6 .8 #ffffff77`,
  hairdryer: `a #ff8fb5 #d63a80 b #5f566f #2c2538
r 1 7 5 10 1.5 b
p a M5 8 q5 -1 8 -3 q6 -3 11 0 q5 3.5 4.5 8 q-1 6 -7 6.5 q-5 0 -8.5 -2 q-3 -1.5 -8 -1.5 Z
p a M16.5 18 h7 l-1 11 q-.3 2 -2.3 2 h-1.7 q-2 0 -2.3 -2 Z
c 22.5 12 3.6 #fff
c 22.5 12 2.2 #d63a80
r 18.5 20.5 3 4 1 b
r 8 9.3 9 1.6 .8 #ffffff88`,
  'hair-clipper': `a #6e6580 #332b42 b #f1eef7 #a99dbd
t translate(1 2.5) scale(.9) rotate(28 16 16)
r 9.5 1.5 13 4.5 .8 b
l #76829f 1 M11 2 V-.5 M13 2 V-.5 M15 2 V-.5 M17 2 V-.5 M19 2 V-.5 M21 2 V-.5
p a M9.5 6 h13 l-1 19 q-.5 5 -5.5 5 t-5.5 -5 Z
r 14 12 4 6 2 #ff7a4d
r 11 8 1.7 15 .8 #ffffff55
t
l #3c3450 1.5 M9 29 q-4 1.5 -7 -1`,
  perfume: `a #ffc9e0 #e87fb0 b #ffe08a #e0a22f
r 12.5 2 7 5 1.2 b
r 13.5 7 5 3 .5 #d9d3e6
r 5 10 22 20 5 #fdeaf3
r 6.5 15 19 13.5 3.5 a
r 10 17.5 12 8 1.5 #ffffffdd
l #c94f8a 1 M13 20 h6 M14 22.8 h4
r 7.5 12 2 15 1 #ffffffaa
c 24 4 .9 #e87fb0
c 27 6 .9 #e87fb0
c 26.5 2.5 .8 #e87fb0`,
}
