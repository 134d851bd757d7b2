/** Illustrations of offices, pictures and money that Fluent lacks. */
export const WORK: Record<string, string> = {
  lens: `a #5f566f #2c2538 b #8fb8ff #3a2f9a
r 3 10 9 12 2 a
p a M10 7 h13 q6 2 6 9 t-6 9 h-13 Z
l #8a8099 1 M13 8 v16 M16 8 v16
e 23 16 6.5 9.5 #1d1828
e 23.3 16 5.3 8 b
e 23.6 16 3.2 5 #1a1550
e 22 12.5 1.6 2.6 #ffffffaa
e 25 19.5 .9 1.4 #ff9ad066
r 11.3 10 1.2 12 .5 #ff7a4d`,
  tripod: `a #6e6580 #332b42 b #8fb8ff #3a2f9a
l #4a4260 2.4 M16 16 L7 30 M16 16 L25 30
r 14.9 15 2.2 15 1 #5d5470
r 13 13 6 4 1 #8a8099
r 6 3 20 10.5 2 a
r 11 1.5 6 2.5 1 a
c 16 8.2 4.3 #1d1828
c 16 8.2 3.2 b
c 14.9 7 1 #ffffffaa
c 23 5.5 1 #ff6b6b
l #8a8099 1.4 M19 14.5 l6 3`,
  'photo-print': `a #ffffff #ddd6e8 b #8fdcff #3f9fe8 c #8fe08a #2f9a55
t rotate(9 16 16)
r 8 3 20 24 1.5 #cfc6dc
t rotate(-7 16 16)
r 5 4 21 25 1.5 a
r 7.5 6.5 16 15.5 .8 b
c 19.5 10.5 2.2 #ffd24d
p c M7.5 18 l4.5 -5.5 l4 5 l3 -3 l4.5 5 v2.5 h-16 Z
l #b9aecb 1.2 M9 25.5 h8`,
  contract: `a #ffffff #d9d3e6 b #ff6b6b #c92f45
p a M6 2 h14 l6 6 v20 q0 2 -2 2 h-18 q-2 0 -2 -2 v-24 q0 -2 2 -2 Z
p #bdb3cd M20 2 l6 6 h-4.5 q-1.5 0 -1.5 -1.5 Z
l #8a8099 1.4 M8 9 h8 M8 13 h14 M8 16.5 h14 M8 20 h8
l #2f6fd6 1.3 M7.5 26 q2 -4 3 -1.5 q.5 2 2 0 q1 -1.5 2 .5 q1 .8 2.5 -.3
p b M19.5 24 l-2 6.5 l3.5 -1.5 l3.5 1.5 l-2 -6.5 Z
c 21 22 4 b
c 21 22 2.3 #ffd24d`,
  invoice: `a #ffffff #d9d3e6 b #4dc3a0 #1a8f70
p a M5 2 h22 v27.5 l-2.75 -2 l-2.75 2 l-2.75 -2 l-2.75 2 l-2.75 -2 l-2.75 2 l-2.75 -2 l-2.75 2 Z
r 8 5 8 3.5 1 b
l #bdb3cd 1.2 M19 6 h5 M21 8.5 h3
l #8a8099 1.3 M8 12.5 h9 M8 16 h9 M8 19.5 h9
l #4a4260 1.3 M21 12.5 h3 M21 16 h3 M21 19.5 h3
r 15 22 9.5 3.2 1 #ffd24d
l #8f5f1a 1.2 M17 23.6 h5.5`,
  calculator: `a #6e7fa8 #35426b b #d8f5c8 #9fd08a
r 5 2 22 28 3.5 a
r 8 5 16 6 1.5 b
r 18.5 6.5 1.3 3 .4 #3c5a2a
r 21 6.5 1.3 3 .4 #3c5a2a
r 16 6.5 1.3 3 .4 #3c5a2a
r 8 13.5 3.6 3.2 1 #f3f0f8
r 12.9 13.5 3.6 3.2 1 #f3f0f8
r 17.8 13.5 6.2 3.2 1 #ff8a5c
r 8 18 3.6 3.2 1 #f3f0f8
r 12.9 18 3.6 3.2 1 #f3f0f8
r 17.8 18 6.2 3.2 1 #ffd24d
r 8 22.5 3.6 3.7 1 #f3f0f8
r 12.9 22.5 3.6 3.7 1 #f3f0f8
r 17.8 22.5 6.2 3.7 1 #4dc3a0
r 6 3.5 1.3 24 .6 #ffffff44`,
  whiteboard: `a #ffffff #e2dcee b #a99dbd #76698c
l #76698c 2.2 M11 23 L7.5 31 M21 23 L24.5 31
r 1.5 2.5 29 21.5 2 b
r 3.5 4.5 25 17 1 a
r 7 15 3 4.5 .6 #ff7a6b
r 11.5 12 3 7.5 .6 #ffc83d
r 16 9 3 10.5 .6 #4dc3a0
l #2f6fd6 1.5 M6.5 10.5 l4 -3 l3 1.5 l5 -3.5
l #8a8099 1.1 M22 9 h4 M22 12 h4 M22 15 h3
r 12 22.5 8 2 1 #5d5470
r 13 21.8 3 1.1 .5 #ff6b6b`,
  'business-card': `a #ffffff #ddd6e8 b #4d8ff0 #1f4fa8
t rotate(-10 16 16)
r 5 5 24 15 2 b
t rotate(4 16 16)
r 2.5 11 26 16 2 a
c 8.5 17 3 b
c 8.5 16.2 1.2 #fff
p #ffffff M6.5 19 q2 -2.5 4 0 Z
l #4a4260 1.5 M14 15.5 h8
l #a99dbd 1.2 M14 18.5 h10 M6 23.5 h8
l #ff8a5c 1.2 M18 23.5 h6`,
  safe: `a #8a9bc0 #45537c b #a9b8d8 #5f6f9a
r 3 3 26 25 3 a
r 6 6 20 19 2 b
r 7.5 7.5 17 16 1.5 #55658f
c 15.5 15.5 5.5 #e3e8f3
c 15.5 15.5 4 #76829f
l #f1eef7 1.5 M15.5 12.5 v6 M12.5 15.5 h6
c 15.5 15.5 1.3 #ffd24d
r 22 13 2.6 5 1 #ffd24d
r 3.8 9 2 4 .8 #333f63
r 3.8 18 2 4 .8 #333f63
r 6 28 4 2.5 .8 #333f63
r 22 28 4 2.5 .8 #333f63
e 10 6.5 5 2.5 light`,
  'piggy-bank': `a #ffb3cc #e8638f b #ff9abb #d84f80
r 8 23 4.5 6.5 1.8 b
r 20 23 4.5 6.5 1.8 b
p b M9 9 q-1 -5 1 -5.5 q4 .5 5 4 Z
p a M4 17 q1 -9.5 13 -9.5 q12 0 12 10 q0 9 -12 9 q-8 0 -10.5 -4.5 q-4 -.5 -4.5 -2 v-2.5 q0 -.7 2 -.5 Z
e 4.8 19 1.8 3 #ff8fb3
c 9.5 14.5 1.2 #3c2438
r 15 8.3 6.5 1.6 .8 #a83562
l b 1.7 M28.5 15 q3 -2 1.5 -4
c 18.5 3.7 3.3 #ffd24d
c 18.5 3.7 2.1 #f5a623
e 14 11.5 4.5 2.2 light`,
  'cash-register': `a #6fc7b0 #1f8f7a b #f1eef7 #a99dbd
r 15 1.5 12 7 1.5 #39405a
r 16.5 3 9 4 .8 #8ff0a8
r 20 8 2 4 0 #76829f
p a M6 10.5 h20 l3.5 10.5 h-27 Z
r 2 20.5 28 9 2 b
r 4.5 22.5 23 5 1 #8a7fa0
r 13.5 24 5 1.8 .9 #f7f4fb
p #ffffff M8 12 h3 l-.7 2.2 h-3.1 Z M12.5 12 h3 v2.2 h-3.3 Z M7 15.5 h3 l-.7 2.2 h-3.1 Z M11.9 15.5 h3.4 v2.2 h-3.7 Z
p #ffd24d M18 12 h5.5 l.7 2.2 h-6.2 Z
p #ff8a5c M18 15.5 h6.8 l.8 2.2 h-7.6 Z
p #ffffff M5.5 3.5 h6 v8 h-6 Z
l #bdb3cd .9 M7 5.5 h3 M7 7.5 h3`,
}
