/**
 * First names by gender, in English, German, French, Spanish, Nordic, Arabic and Indian use; lower case, without accents. Names that
 * either gender bears (Alex, Kim, Sam) are missing on purpose: of those nobody is told by the name.
 */
const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))

export const FEMALE_NAMES = names(`
abigail ada adele agnes alice alison amanda amber amelia amy angela anita ann anna anne annie audrey ava barbara beatrice becky bella
bethany betty beverly bonnie bridget camilla carla carol caroline catherine cecilia charlotte chelsea chloe christina christine claire
clara connie daisy daphne dawn deborah denise diana donna dora doris dorothy edith eileen elaine eleanor elena eliza elizabeth ella ellen
eloise emily emma erica esther eva evelyn faith fiona flora florence frances freya gemma georgia geraldine gloria grace gwen hannah harriet
hazel heather heidi helen helena holly hope imogen irene iris isabel isabella isla ivy jacqueline jane janet janice jasmine jennifer
jenny jessica jill joan joanna josephine joy joyce judith judy julia julie juliet karen kate katherine kathleen kathryn katie kayla
kimberly laura lauren laurel leah lillian lily linda lisa lois lola lorraine louise lucy lydia mabel madeleine madison maggie
margaret maria marie marilyn marjorie martha mary matilda maureen megan melanie melissa mia michelle mildred millie miranda molly
monica nadine nancy naomi natalie nicola nicole nina nora olive olivia pamela patricia paula pauline penelope penny phoebe phyllis polly
rachel rebecca rita roberta rosa rosalind rose rosemary rosie ruby ruth sabrina sally samantha sandra sara sarah sheila sophia
sophie stella stephanie sue susan suzanne sylvia tamara teresa tessa theresa tiffany tina tracy trudy valerie vanessa vera veronica
victoria violet virginia vivian wendy willow yvonne zoe
katarina annegret anneliese anja antje astrid bettina birgit brigitte britta claudia dagmar dorothea elfriede elke elisabeth erika franziska frieda
friederike gerda gertrud gisela greta gudrun hanna hannelore heike hildegard ilse ingeborg inge jutta karin katharina katja
katrin kerstin lena leni lieselotte liesel lotte luise magdalena maike margarete marlene martina mathilda monika nele petra renate sabine
sieglinde sigrid silke sonja steffi susanne svenja tanja ulrike ursula ute waltraud wiebke
adeline agathe amelie anais anouk aurelie brigitte camille capucine celine chantal clemence colette delphine elodie eloise emilie
estelle eugenie fabienne francoise genevieve giselle helene helena ines isabelle jeanne josette juliette laetitia lea leonie lucie
madeleine manon margaux margot marguerite mathilde melodie mireille monique noemie odette oceane pascale sandrine severine simone
solange solene sylvie therese veronique virginie vivienne yvette
adriana alba alejandra alicia ana angelica araceli beatriz blanca carmen catalina cecilia concepcion consuelo cristina dolores elvira
esperanza estefania fernanda francisca gabriela graciela guadalupe inmaculada isabela jimena josefina juana julieta leticia lorena lourdes
lucia luisa luz macarena maite manuela marcela margarita mariana marisol marta mercedes micaela mireia natalia noelia nuria olga paloma
paola paulina paz pilar raquel remedios renata rocio rosario sofia soledad susana valentina valeria ximena yolanda
agneta aino aina aila alma anette anneli annika asa aurora bente berit birgitta birgitte bodil brita britt dagny ebba eeva eila eira
elin elina elsa ester eveliina gro gunilla gunvor hedda hedvig helmi henna hilda hilde hilma inga inger ingrid inka irma jaana johanna
jonna kaarina kaija kaisa karina katariina kerttu kirsi kirsten kirsti kristin kristina lotta liisa liv maarit maija maj malin
margareta marit marita marjatta marja matleena merete mette minna mirja mona outi paivi pernille pirjo pirkko ragnhild riikka ritva
ronja saara sanna satu signe sigrun silje siiri sini sirpa siv solveig sofie sunniva susanna suvi tarja tea terhi tiina tone tove tuula
tuuli tyra ulla unni vilma wilma venla ylva
aaliyah abeer afaf aisha aliya alia amal amina amira asma aya aziza basma bushra dalal dalia dina dunya fadwa farah farida fatima fatma
ghada habiba hafsa hala halima hanan hawa hayat huda iman inaya jamila jawaher kawthar khadija khadijah laila lama lamia latifa layla leila
lina loubna lubna maha majida malak manal maryam mariam mouna muna nabila nada nadia nahla naima najat najwa nawal noura nura rabia
rachida rania rasha rawan razan reem rima rola ruqayya saba sabah safiya salma samar samira sana sawsan shahd shaima siham souad
suha sumaya tahira wafa widad yasmin yasmine yusra zahra zainab zaynab zeina zohra
aarti aditi aishwarya alka amrita ananya anaya anjali ankita anushka aparna archana asha bhavna chitra deepa deepika devi divya durga
gauri geeta gita gayatri indira isha ishani janaki jaya jyoti kalpana kamala kanika kavita kavya kiara kriti lakshmi lalita lata leela
madhuri malini manisha meena meera megha mira mohini nandini neelam neeta neha nidhi nisha padma pallavi parvati pooja poonam
prachi pragya preeti prerna priya priyanka pushpa radha radhika rajni rashmi rekha renu richa ritika ritu riya rohini ruchi rukmini
sandhya sangeeta sarita saraswati savita seema shalini shanti shilpa shivani shobha shreya shweta simran smita sneha sonali sonia
sudha sujata sunita supriya sushma swati tanvi tara trisha uma urmila usha vandana vani varsha vasudha veena vidya vimala
`)

export const MALE_NAMES = names(`
aaron abraham adam adrian alan albert alexander alfred andrew angus anthony archie arnold arthur austin barry benjamin ben bernard bill
billy bob bobby brandon brendan brian bruce bryan byron calvin cameron carl cedric chad charles charlie chester chris christopher clarence clark
claude clifford clive clyde cody colin connor conrad craig curtis cyril damian daniel darren dave david dean dennis derek desmond dexter
dominic donald douglas duncan dustin dwayne dwight dylan earl ed eddie edgar edmund edward edwin eli elijah elliot elmer eric ernest
ethan eugene ewan felix fergus finn floyd frank franklin fred freddie frederick gareth gary gavin geoffrey george gerald gerard gilbert
giles glenn godfrey gordon graham grant greg gregory guy hamish harold harry harvey hector henry herbert herman howard hubert hugh
hugo humphrey ian isaac ivan jack jacob jake james jared jason jed jeff jeffrey jeremy jerome jerry jim jimmy joe joel john johnny
jonah jonathan joseph joshua josh julian justin keith ken kenneth kevin kurt kyle lance larry laurence lawrence leo leonard leroy
lester levi lewis liam lloyd logan louis lucas luke malcolm marcus mark marshall martin marvin mason matt matthew maurice max
maximilian melvin michael mick mike miles milton mitchell mohammed nathan nathaniel neil nelson nicholas nick nigel noah norman oliver
oscar otis otto owen patrick paul percy perry pete peter philip phil phillip pierce preston quentin ralph randy raymond reg reginald
rex richard rick robert rob rod rodney roger roland ron ronald rory ross roy rufus rupert russell ryan samuel scott sean sebastian
seth shane shaun sidney simon spencer stan stanley stephen steve steven stewart stuart ted terence terry theo theodore thomas tim
timothy toby todd tom tommy tony travis trevor tristan troy tyler tyrone vernon victor vince vincent wade wallace walter warren wayne
wesley wilbur wilfred will william winston xavier zachary
achim alois andreas anton arne armin axel benedikt bernd bernhard bjorn burkhard carsten christian christoph clemens detlef dieter
dietmar dietrich dirk eberhard eckhard egon emil erich ernst erwin fabian ferdinand florian franz friedrich fritz georg gerd gerhard
gottfried gregor guenter gunter gunther gustav hannes hans harald hartmut heiko heiner heinrich heinz helmut henning heribert holger
horst ingo jakob jan jens joachim jochen johann johannes jonas jorg jost jurgen juergen kai karl karsten klaus konrad konstantin
korbinian leopold lothar ludwig lukas lutz manfred marek markus mathias matthias maik maximilian moritz nils norbert olaf oskar pascal
philipp rainer ralf reinhard reinhold roman rudi rudolf ruediger sascha siegfried sigmund sven tobias torsten thorsten udo ulf ulrich uwe
valentin veit volker waldemar werner wilhelm willi winfried wolf wolfgang xaver
adrien alain albin alexandre alphonse amaury anatole antoine antonin armand aurelien aymeric baptiste bastien benoit bertrand bruno
cedric christophe clement corentin cyrille damien denis didier edouard emile emmanuel enzo etienne fabien fabrice felicien fernand
florent francois frederic gabriel gael gaston gauthier georges germain gerard gilles gregoire guillaume gustave henri herve honore
hippolyte hubert jacques jean-luc jean-pierre jeremie jerome joachim joel jules julien laurent leon leopold loic luc lucien marcel mathieu
mathis matthieu maxime mickael nicolas noel olivier pascal patrice philippe pierre quentin raphael raoul remi remy renaud rene
romain sebastien serge sylvain tanguy thibault thierry tristan ulysse valery victorien vincent xavier yann yannick yves
adolfo agustin alberto alejandro alfonso alfredo alonso alvaro andres antonio armando arturo benito bernardo camilo carlos cesar
cristian cristobal dario diego domingo eduardo emiliano emilio enrique ernesto esteban eugenio facundo federico felipe fernando
fidel francisco gerardo gonzalo guillermo gustavo hernan ignacio isidro ismael jaime javier jesus joaquin jorge jose juan julio leandro
leonardo lorenzo luciano luis manolo manuel marcelo marco marcos mariano mario martin mateo mauricio miguel moises nestor nicolas octavio
oscar pablo paco pedro rafael ramiro ramon raul ricardo rigoberto roberto rodolfo rodrigo ruben salvador sancho santiago santos
sergio tomas vicente victor
aarne aatu ahti aimo aki aksel aleksi allan anders antero antti ari arvid arvo asbjorn aslak asmund atle bengt birger bo bosse
borje christer dag eemeli eero eetu einar eino eirik elias emil erik erkki erland esa espen fredrik geir goran gunnar haakon hakan halvor
hannu harri hasse heikki henrik hjalmar iivari ilkka ilmari ingmar ingvar isak ivar jaakko jari jarmo jarno jere jesper joakim johan jon
jonne jorma jouko juha juhani juho jukka jussi jyrki kaarlo kaj kalle kari-pekka karl-erik kasper kauko kent keijo kimmo kjell kjetil
knut kristian kristoffer lars lasse lauri leif lennart magnus markku marko martti matti mauri mika mikael mikko morten niilo niko niklas
njal odd oddvar ola olav ole olli olof onni oskari osmo ossi otso paavo pal pekka pentti per pertti petri petteri poul ragnar raimo
rasmus reijo risto roar roald rolf rune sakari sami santeri seppo sigurd simen snorre soren staffan stefan stein stig sture sverre
svend tapani tapio tarmo teemu teppo tero tero timo toivo tom-erik tommi tor torbjorn tore torgeir torsti trond trygve tuomas
tuomo urho uno vaino valdemar veikko veli vesa vidar viggo vilho ville viljo yngve yrjo
abbas abdul abdullah abdulrahman abu adel adil adnan ahmad ahmed akram ali amin amir amr anas anwar ashraf ayman aziz badr bader bashir
bassam bilal bilel daoud dawud emad essam fadi fahad fahd faisal farid farouk faruk fawzi fouad ghassan habib hadi hafiz hakim
hamad hamid hamza hani haroun hasan hashim hassan haytham hisham husain hussein ibrahim idris imad imran isa ismail issa jaber jafar
jalal jamal jamil jawad kamal karim khaled khalid khalil mahdi mahmoud mahmud majid malik mansour marwan mazen mehdi mohamed mohammad
mounir moussa muhammad munir murad musa mustafa mustapha nabil nader nadim naguib naim najib nasir nasser nizar omar osama othman qasim
rachid raed rafik rami ramzi rashid rauf reda riad riyad saad sabri saeed salah salem salim salman samer samir sayed selim
sharif sherif sofiane suleiman sultan taha tahar talal tamer tarek tariq usama wael waleed walid wassim yahya yasin yasser youssef yusuf
zaid zakaria zaki ziad zayd
aakash abhay abhijit abhinav abhishek aditya ajay ajit akash akhil akshay alok amar amit amitabh anand anil aniket anirudh ankit ankur
anuj anup arjun arnav arun arvind ashish ashok ashwin atul avinash balaji balwinder bharat bhaskar bhavesh chetan darshan deepak
dev devendra dhruv dilip dinesh ganesh gaurav girish gopal govind gurdeep gurmeet gurpreet hardeep hari harish harjit hemant hitesh
inder jagdish jaspal jatin jayant jitendra kabir kailash kapil karan kartik kiran-kumar kishore krishna kuldeep kunal lalit lokesh
madhav mahendra mahesh mandeep manish manoj mayank mihir milan mohan mohit mukesh murali nakul narayan narendra naresh naveen neeraj
nikhil nilesh nitin om pankaj parth pavan pradeep prakash pramod pranav prasad prashant pratik praveen prem puneet rahul raj raja
rajat rajeev rajendra rajesh rajiv rakesh ram raman ramesh ranjit ravi ravindra rishi ritesh rohan rohit sachin sagar sameer sandeep
sanjay sanjeev sanjiv satish saurabh shailesh shankar sharad shashank shekhar shiva shivam shyam siddharth sohan soham srinivas subhash
sudhir sukhdev sumit sunil suraj suresh sushil tarun tejas uday umesh varun vasant venkat vijay vikas vikram vinay vineet vinod vipin
vipul virat vishal vishnu vivek yash yogesh
`)

/** Also places, months, flowers and plain words: only taken for a name where the words around say so. */
export const WORDS_TOO = names(`
amber austin bill bob carol chad chelsea clark daisy dawn dean dev earl faith florence frank georgia
grace grant guy hazel heather holly hope iris isa ivy jack joy laurel lily luz mark marshall max miles milan mercedes mona olive om
otto paz penny pierce pilar prem rex rod roman rosario rose rosemary ruby sally salvador santos sofia sue sultan tara
ted tone victoria violet virginia will willow wolf
`)
