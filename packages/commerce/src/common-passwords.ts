/**
 * The words and keyboard walks in most leaked passwords of 8 characters and more, in lower case, without trailing
 * digits and signs. For the server only.
 */
export const COMMON_PASSWORDS = `
password passwort passord contrasena motdepasse senha wachtwoord haslo parola passcode passphrase passport pass passwd
welcome letmein changeme secret default master admin administrator root guest user username login test testing tester
temp temporary demo sample example access system computer internet online network server manager service support
security office company business private public personal student teacher school college university hello goodbye
whatever nothing something anything everything nobody somebody blahblah abracadabra opensesame trustno mypassword
yourpassword nopassword newpassword oldpassword thepassword forgot remember account member website google facebook
youtube twitter instagram whatsapp linkedin gmail yahoo hotmail microsoft windows apple iphone samsung android nokia
motorola toshiba logitech verizon vodafone airtel minecraft pokemon nintendo playstation xbox fortnite roblox warcraft
starcraft counterstrike halo zelda mario naruto sasuke goku vegeta pikachu

iloveyou iloveu ilovegod ilovemom ilovehim ilovemyself loveyou loveme lovely lover lovers love lovelove truelove mylove
onelove loverboy forever always together heart hearts sweetheart darling sweetie honey baby babygirl babyboy babe beautiful
gorgeous handsome pretty princess prince queen king angel angels heaven blessed grace faith hope trust peace freedom
liberty justice happy happiness smile smiley lucky success winner champion dreamer dreams dream wonderful awesome perfect
special friends friend friendship bestfriend family mother father mummy daddy mommy sister brother grandma children
jesus jesuschrist christ christian church god godisgood godislove allah bismillah krishna harekrishna ganesh ganesha
shiva mahadev omnamahshivaya omsairam sairam jaishreeram jaimatadi shreeram hanuman bhagwan waheguru india bharat
jaihind hindustan indian mumbai delhi kolkata chennai bangalore bengaluru hyderabad pune indore bhopal jaipur lucknow
ahmedabad pakistan karachi lahore bangladesh srilanka nepal england scotland ireland london manchester liverpool chelsea
arsenal tottenham everton newcastle america american newyork california florida texas chicago boston houston dallas
seattle denver detroit atlanta hawaii alaska canada toronto australia sydney melbourne france paris germany berlin
italia italy spain espana madrid realmadrid barcelona portugal brasil brazil argentina mexico colombia russia moscow
china beijing japan tokyo hongkong singapore thailand africa egypt europe

dragon monkey shadow tiger tigers lion lions eagle eagles falcon falcons hawk hawks panther panthers bear bears bulldog
bulldogs wildcat wildcats wolf wolves wolfpack wolverine dolphin dolphins cowboy cowboys packers steelers raiders redskins
patriots giants broncos vikings saints ravens chargers bengals dodgers yankees redsox braves cubs lakers celtics bulls
knicks rangers bruins penguins butterfly unicorn phoenix pegasus scorpion spider spiderman snake cobra python viper
kitten kitty hellokitty puppy doggie bubbles snowball snoopy scooby scoobydoo garfield tweety mickey mickeymouse minnie
donald simpsons bart homer sparky buster buddy bailey max molly maggie ginger pepper cookie cookies chocolate vanilla
strawberry banana bananas cherry orange peaches pumpkin peanut butter popcorn cheese chicken pizza hotdog hamburger
coffee cocacola pepsi whiskey vodka tequila guinness marlboro icecream cupcake sugar candy brownie muffin cinnamon
flower flowers rose roses lotus jasmine lily daisy sunflower rainbow sunshine sunset sunrise summer winter spring autumn
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december morning midnight night moonlight moon star stars starlight galaxy universe planet earth ocean
river mountain forest island beach water fire fireball thunder lightning storm hurricane tornado snow snowman ice iceman
diamond diamonds silver golden gold platinum crystal emerald ruby pearl sapphire purple yellow green blue black white pink
red violet indigo scarlet magic magical wizard merlin gandalf hobbit frodo aragorn legolas hogwarts harrypotter potter
hermione voldemort starwars startrek skywalker darthvader vader yoda jedi chewbacca hansolo superman batman ironman
captain hulk thor avengers wonderwoman superstar superhero supergirl rockstar rocknroll ninja samurai warrior soldier
sniper assassin hunter killer destroyer terminator predator matrix avatar titanic gladiator spartan spartacus hercules
zeus apollo athena poseidon zombie vampire werewolf monster demon devil lucifer satan ghost phantom darkness darkside
nightmare mystery genesis infinity eternity destiny legend legacy

football baseball basketball softball soccer cricket hockey tennis golf golfer volleyball wrestling boxing swimming
surfing skating skater skateboard snowboard fishing hunting running racing runner rider biker motorcycle harley
harleydavidson yamaha honda suzuki kawasaki ducati ferrari porsche mercedes bmw toyota nissan mustang corvette camaro
chevrolet chevy ford jaguar lamborghini bugatti cadillac formula nascar michaeljordan jordan kobe lebron ronaldo messi
beckham sachin tendulkar dhoni msdhoni virat viratkohli kohli rohit yuvraj sehwag ganguly dravid maradona pele
woods federer nadal rooney zidane guitar guitarist drummer drums piano violin trumpet music musical musician dancer
dancing singer metallica slipknot nirvana linkinpark greenday blink beatles pinkfloyd ledzeppelin acdc gunsnroses ironmaiden
slayer megadeth pantera eminem tupac snoopdogg fiftycent shakira rihanna beyonce madonna britney elvis marley bobmarley
jackson michaeljackson justinbieber taylorswift onedirection bts blackpink salman salmankhan shahrukh shahrukhkhan
hrithik aishwarya katrina deepika kareena priyanka amitabh bollywood

michael michelle jennifer jessica ashley amanda joshua matthew daniel danielle david andrew anthony thomas charlie charles
robert richard william christopher christina christine nicholas nicole samantha elizabeth victoria alexander
alexandra alexis benjamin jonathan jonathon stephanie brandon brittany melissa rebecca rachel heather katherine kathleen
patricia patrick margaret barbara caroline carolina charlotte catherine cameron courtney cynthia deborah
dominic edward eleanor emily emma ethan frances francis frederick gabriel gabriela gabrielle george geoffrey gregory
hannah harrison hayden isabella isabelle jacob jacqueline james jason jeffrey jeremy johnny john johnson joseph
josephine juliana julian julie justin karen katie kelly kenneth kevin kimberly kristen kristina lauren laura leonardo
lindsay lindsey lisa louise lucas madison marcus maria marie mark martin martha mary mason megan melanie mohammed
muhammad mohamed monica morgan natalie natasha nathan nathaniel nelson oliver olivia oscar pamela parker peter phillip
philip raymond ricardo roberto rodriguez roger ronald rosemary russell ryan sabrina sandra sarah savannah scott sebastian
shannon sharon simon sophia sophie spencer stephen steven steve stewart stuart susan sylvia taylor teresa theresa
tiffany timothy tyler valentina valeria vanessa veronica vincent virginia walter wendy whitney winston xavier yolanda
zachary alejandro alejandra andrea angela angelica angelina antonio carlos diego eduardo fernando fernanda francisco
gonzalez guillermo hernandez javier jose juan lorenzo luis manuel mariana miguel pablo pedro rafael ramirez raul sanchez
santiago sergio vladimir svetlana tatiana natalia nikita dmitry sergey alexey andrey ekaterina anastasia marina oksana
giovanni giuseppe francesco francesca alessandro alessandra matteo chiara nicolas camille thibault aurelie sebastien

aarav abhishek abhinav aditya ajay akash akhil akshay aman amit amita amrita anand anil anita anjali ankit ankita ankur
anmol anurag anushka aparna archana arjun arpita aruna arvind asha ashish ashok ashwin avinash bharath bhavana bhavesh
chandra chetan deepa deepak deepali dharmendra dhruv dilip dinesh divya gaurav geeta girish gopal govind harish harsh
harsha hemant himanshu isha ishaan jatin jayesh jyoti kailash kajal kalpana kamal kamlesh karan karthik kavita kiran
kishore komal kumar kunal lakshmi lalit lata madhav madhu mahesh mahima mamta manish manisha manoj mayank meena meera
meghana mohan mohit mukesh namrata nandini naresh narendra naveen neelam neeraj neha nidhi nikhil nilesh nisha
nitin nitish omkar padma pallavi pankaj parth pavan payal pooja prabhu pradeep prakash pramod pranav prasad prashant
pratik praveen preeti prem priya puja puneet purnima rachna radha radhika raghav rahul raj rajan rajat rajesh rajeev
rajendra rajkumar rakesh ram raman ramesh rani ranjit rashmi ravi ravindra reena rekha reshma ritesh ritu riya rohan
rupali sagar sahil sakshi samir sandeep sandhya sangeeta sanjay sanjana santosh sapna sarika saurabh savita seema
shalini shanti sharma shilpa shital shivam shraddha shreya shruti shubham shweta siddharth simran singh sneha sonal
sonali sonia srinivas sudha sudhir suman sumit sunil sunita suresh sushil sushma swati tanvi tarun tejas tushar uday
umesh usha vaibhav vandana varsha varun vasant vibha vidya vijay vikas vikram vinay vineet vinod vipin vishal vivek
yash yogesh zoya patel gupta agarwal reddy sweety rajput kapoor malhotra chauhan mishra pandey tiwari verma yadav

qwerty qwertyuiop qwertyui qwertyu qwertz qwertzuiop qwert qwer qwerasdf asdf asdfgh asdfghj asdfghjk asdfghjkl asdfasdf
asdfqwer asdfzxcv zxcvbnm zxcvbn zxcv zxcvasdf azerty azertyuiop qazwsx qazwsxedc qazxsw qazxswedc qweasd qweasdzxc
qweqwe qwezxc qwaszx qawsed wasd wsxedc edcrfv poiuytrewq poiuyt lkjhgfdsa lkjhgf mnbvcxz mnbvcxy ytrewq abcdef
abcdefg abcdefgh abcdefghi abcdefghij abcd abcabc abc xyz xyzzy aaabbb aabbcc aaaabbbb
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
zaq12wsx zaq1xsw2 xsw2zaq1 2wsx3edc 3edc4rfv 1qazse4 qwe123qwe 123qweasd 123qweasdzxc 123qwe123 qwe123456 1234qwer
12345qwert 123456qwerty 123qwerty 12qwaszx 1a2b3c4d 1a2s3d4f a1b2c3d4 a1s2d3f4 abc123abc 123abc123 123456abc 1234abcd
147258369 159357258 741852963 963852741 789456123 123654789 987456321 321654987 147852369 258369147 369258147 14789632
741258963 123698745 192837465 1029384756 1357924680 2468101214 31415926 3141592653 11223344 1122334455 11223344556677
12344321 1234554321 123454321 123456654321 12341234 1234512345 123123123 321321321 112233445566 102030405060 10203040
99887766 998877665544 55667788 44556677 01234567 0123456789 1234567890 0987654321 123456789 12345678 987654321 87654321
passw0rd p4ssword pa55word p4ssw0rd l3tmein adm1n w3lcome
fuckyou fuckoff asshole bullshit bitch motherfucker

hardcore bigdaddy butthead elephant metallic creative godzilla airborne lifehack brooklyn redwings williams lasvegas
explorer snickers paradise michigan lacrosse poohbear bollocks drowssap einstein spitfire maryjane westside anderson
stargate scarface cherokee semperfi marshall franklin freeuser budlight pearljam colorado juventus rolltide cardinal
electric freepass airplane cheyenne billybob lawrence pussycat stingray serenity firebird blizzard sterling tarheels
zeppelin pavilion engineer bobafett darkstar hellfire defender swordfish airforce bluebird presario wrangler precious
goldfish catfish longhorn wordpass hawkeyes devildog lonewolf babydoll atlantis montreal shamrock hotstuff mistress
birthday cavalier veronika goldberg wolfgang cristina aardvark fredfred hamilton renegade drpepper buckeyes pioneer
morpheus thuglife napoleon highland chandler consumer triumph wrinkle sherlock marathon overlord trombone babylon
ultimate superfly campbell geronimo concrete sundance pleasure madness kingkong seminole aleksandr lollipop stallion
mongoose bluemoon bluesky waterloo standard blackcat funtime musicman verbatim sandiego mushroom blackdog slapshot
intrepid squirrel infantry beautifull warriors coltrane gangster halflife stranger paradox kangaroo playtime panasonic
meridian lonestar kittycat goodluck scoobydo crusader hannibal guardian discover catalina californ johnjohn scarlett
lowrider sithlord ragnarok vacation keyboard sobaka titleist rootbeer magnolia dodgeram socrates munchkin imperial
blueeyes research national garbage rammstein director mustangs margarita deadhead porkchop noodles grateful shopping
peterpan martinez goodtime thankyou springer richmond brucelee software mariners plymouth spectrum labrador amsterdam
southern commando starfish monopoly blackjack camelot sailboat farside spartans luckydog frontier snuggles ihateyou
avenger anarchy scooter matilda doberman terminal oklahoma keystone homepage golfball doughboy plumber atlantic juliet
jeremiah technics maryland kentucky deadman coolman command bearbear tractor hurrican function flamingo enterprise
cuddles nebraska meatball brothers military syracuse warhammer mighty kamikaze designer asdfjkl zaphod rockets pantyhose
meatloaf lifetime charmed woofwoof santana miracle lancelot gordon cabbage bigmoney warlord station lionking jarhead
exodus charlton catman orioles holyshit bigtime wildfire sexygirl chickens rovers happyday aberdeen treasure ericsson
coconut whisper greenbay huskies cloudnine applepie hardrock dinosaur columbus keywest hyperion gotohell chanel balloon
yosemite roadkill everest anaconda starship saratoga rasputin hedgehog fortune davidson crysis splinter railroad
bangbang majestic sherwood broadway duchess goddess cruiser underdog sunnyday snowboar library chainsaw canadian
brighton animals alliance mechanic downtown bullseye eastside cypress blackhawk backdoor westwood sneakers horizon
fiesta europa undertaker tabitha silence scanner packer moneyman goodman gargoyle zerocool typhoon number maximum
klingon hahahaha number1 motherlode lokomotiv fallout titanium thirteen tazmania paintball italian clarinet attitude
assholes hollywood playboy quality southpark quattro salamander sweetness tomorrow traveler godfather knickers goldstar
godsmack resident allstar working prophet meowmeow builder spongebob original medicine nickel napster smashing runescape
watcher goodboy barefoot blossom secure overkill monalisa illusion confused redwood megatron hellyeah casanova amazing
wildman tracker reader valencia playing motley dogfood alphabet pizzas mortgage handyman christmas century teddybear
wedding supreme peacock medical lipstick courage gameover dragonball recovery beautifu stanford templar rolling cannabis
shanghai virtual property netscape amateurs whitesox bonjovi criminal soulmate babylove friendly magazine jackpot
patience paranoid universal suicide windsurf skydive moonbeam happyness buttercup project freeway download doomsday
dynasty classics citizen browning volcano pharmacy pineapple snowflake waterfall mariposa fandango evolution festival
gameboy radiohead platypus heritage holidays highway lemonade kitchen wireless premium visual airport abrakadabra
tinkerbell peekaboo evergreen excalibur firefighter fireman flatron fountain jellybean kristine lovelife meditate
minimum moonshine newlife nextdoor nopass norton ohyeah onetwo pacific picasso pinball pirates police president presto
pyramid raistlin ramones remote robinson rosebud sagitarius saturn seinfeld sexybeast shadows skeeter smokey snapper
stalker stardust stephan stonecold sunlight superhuman surfer swinger tarzan telephone testpass thegame theking tinker
tomcat topgun travel triangle trident trinity trouble turtle twilight twister valhalla vampires velvet vintage voyager
webmaster weasel whiskers wildcard wolfman wombat woodland 123456789a 123456789q 123456789z a123456789 12345678a
12345678q 1234567a 1234567q 1234567890q 1234567890a a12345678 a1234567 123456qwe 123456789123 12345678910 12345678901
11235813 1123581321 4815162342 1232323q 12369874 14725836 963258741 147896325 7894561230 78945612 135792468 1357913579
24681012 1472583690 159753456 147147147 258258258 159159159 456456456 789789789 987987987 102030102 18436572 q2w3e4r5
z1x2c3v4 1z2x3c4v q1w2e3r4t5y6u7 qawsedrf azsxdcfv zaqxswcde wsxedcrfv qazwsxedcrfv zxcasdqwe 12qw34er 1qa2ws3ed
q12wq12w ghbdtnbr gfhjkmgfhjkm fktrcfylh jamesbond agent007 bond007 thx1138 ncc1701a ncc1701d ncc1701e blink182 xbox360
rush2112 rainbow6 apollo13 front242 area51 route66
liverpoo alexande christin swordfis wolverin spiderma elizabet alexandr chocolat basketba christia stephani enterpri
butterfl christop microsof newcastl
`
  .trim()
  .replaceAll(/\s+/g, " ");
